import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Lets only one build at a time run in a folder: two would delete each other's files. */
export function buildLock(): AstroIntegration {
  let lock: Server | undefined;
  return {
    name: 'build-lock',
    hooks: {
      'astro:config:done': async ({ config }) => {
        if (process.argv.includes('build')) lock = await takeLock(fileURLToPath(config.root));
      },
      'astro:build:done': () => {
        lock?.close();
      },
    },
  };
}

/**
 * Takes the lock of a folder. It is a socket, which the system closes with its process: what a killed
 * build leaves behind answers nobody, and is replaced. The lock does not keep the process running.
 *
 * @returns the lock, to be closed
 * @throws {Error} where another process holds it
 */
export async function takeLock(folder: string): Promise<Server> {
  const socket = socketOf(folder);
  if (await isHeld(socket)) {
    throw new Error(
      `Another build is running in ${folder}: wait until it has ended, or end it, and build again.`,
    );
  }
  rmSync(socket, { force: true });
  const lock = createServer((connection) => connection.destroy());
  await new Promise<void>((done, fail) => {
    lock.once('error', fail);
    lock.listen(socket, done);
  });
  return lock.unref();
}

/** Returns the address of the lock; outside of the folder, whose path may be too long for a socket. */
function socketOf(folder: string): string {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  if (process.platform === 'win32') return `\\\\.\\pipe\\altered-codex-${name}`;
  return join(tmpdir(), `altered-codex-${name}.lock`);
}

function isHeld(socket: string): Promise<boolean> {
  return new Promise((done) => {
    const probe = connect(socket);
    probe.once('connect', () => {
      probe.destroy();
      done(true);
    });
    probe.once('error', () => done(false));
  });
}
