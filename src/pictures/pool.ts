import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { DrawerData, Drawn, Order } from './drawer.ts';
import { unpackFonts } from './fonts.ts';

/** The cache of drawn pictures, by content and fonts, so that a build draws only new ones. */
const CACHE = resolve('node_modules/.cache/altered-codex-pictures');

/** A part of the cache keys: raised when the same SVG is drawn differently. */
const VERSION = '7';

const DRAWER = pathToFileURL(resolve('src/pictures/drawer.ts'));

/** Draws a picture as PNG, or takes it from the cache. */
export type Draw = (svg: string) => Promise<Uint8Array>;

/** Opens threads that draw. They end with the process. */
export async function openDrawing(): Promise<Draw> {
  await mkdir(CACHE, { recursive: true });
  const fonts = Object.entries(await unpackFonts());
  const look = createHash('sha256').update(VERSION);
  for (const [, data] of fonts) look.update(data);
  const threads = new Threads(await fontFiles(fonts));
  const known = new Map<string, Promise<Uint8Array>>();
  return (svg) => {
    const key = look.copy().update(svg).digest('base64url');
    const image = known.get(key) ?? readOrDraw(join(CACHE, `${key}.png`), () => threads.draw(svg));
    known.set(key, image);
    return image;
  };
}

async function readOrDraw(file: string, draw: () => Promise<Uint8Array>): Promise<Uint8Array> {
  try {
    return await readFile(file);
  } catch {
    const image = await draw();
    await writeWhole(file, image);
    return image;
  }
}

/** Writes a file so that another build never reads half of it. */
async function writeWhole(file: string, content: Uint8Array): Promise<void> {
  const part = `${file}.${process.pid}`;
  await writeFile(part, content);
  await rename(part, file);
}

/** Returns the faces as files, which the drawing threads read. */
async function fontFiles(fonts: readonly (readonly [string, Buffer])[]): Promise<string[]> {
  return Promise.all(
    fonts.map(async ([face, data]) => {
      const file = join(CACHE, `${face}.ttf`);
      await writeWhole(file, data);
      return file;
    }),
  );
}

interface Waiting extends Order {
  readonly resolve: (image: Uint8Array) => void;
  readonly reject: (reason: Error) => void;
}

/**
 * The pictures after which a thread is closed: the drawing library frees the pixels of a picture, three
 * megabytes each, only then.
 */
const PICTURES_OF_A_THREAD = 40;

/** One thread fewer than the machine has processors, since a build itself keeps one busy. */
class Threads {
  readonly #fontFiles: readonly string[];
  readonly #waiting: Waiting[] = [];
  #open = 0;
  #count = 0;

  constructor(fontFiles: readonly string[]) {
    this.#fontFiles = fontFiles;
  }

  draw(svg: string): Promise<Uint8Array> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ number: this.#count++, svg, resolve, reject });
      if (this.#open < Math.max(1, availableParallelism() - 1)) this.#start();
    });
  }

  /** Opens a thread, which draws waiting pictures one after the other. */
  #start(): void {
    const workerData: DrawerData = { fontFiles: this.#fontFiles };
    const thread = new Worker(DRAWER, { workerData });
    this.#open++;
    let drawn = 0;
    let current: Waiting | undefined;
    const next = () => {
      current = drawn < PICTURES_OF_A_THREAD ? this.#waiting.shift() : undefined;
      if (current) thread.postMessage({ number: current.number, svg: current.svg } satisfies Order);
      else void thread.terminate();
    };
    thread.on('message', ({ image }: Drawn) => {
      drawn++;
      current!.resolve(image);
      next();
    });
    thread.on('error', (error: Error) => current?.reject(error));
    thread.on('exit', () => {
      this.#open--;
      if (this.#waiting.length > 0) this.#start();
    });
    next();
  }
}
