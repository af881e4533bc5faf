/**
 * Firefox and WebKit, driven over the protocols that they speak themselves. The libraries for it want
 * other programs between, of which Debian has none: geckodriver, or a WebKit of their own.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFirefox, findWebKit, reasonWithout } from '../../scripts/browser.mjs';

/** A page in a browser, driven as far as the main journeys need it. */
export interface DrivenPage {
  open(url: string): Promise<void>;
  /** Runs a function body in the page and gives what it returns. */
  run<Value>(body: string): Promise<Value>;
  close(): Promise<void>;
}

/** A browser of this machine; `missing` says why there is none. */
export interface DrivenBrowser {
  readonly name: string;
  readonly missing: string | null;
  launch(): Promise<DrivenPage>;
}

/** How long a browser may take to start, and a page to load, on a machine that runs other things. */
const TIMEOUT_MS = 200_000;

export const BROWSERS: readonly DrivenBrowser[] = [
  { name: 'Firefox', missing: reasonWithout('Firefox'), launch: launchFirefox },
  { name: 'WebKit', missing: reasonWithout('WebKit'), launch: launchWebKit },
];

/** Firefox over WebDriver BiDi, with a profile of its own. */
async function launchFirefox(): Promise<DrivenPage> {
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const program = spawn(
    findFirefox()!,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', String(port)],
    { stdio: 'ignore' },
  );
  const socket = await waitUntil(() => connectTo(`ws://127.0.0.1:${port}/session`));
  let last = 0;
  const waiting = new Map<number, (message: BidiAnswer) => void>();
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as BidiAnswer;
    waiting.get(message.id)?.(message);
  });
  const send = async <Result>(method: string, params: object): Promise<Result> => {
    last += 1;
    const id = last;
    const answer = new Promise<BidiAnswer>((done) => waiting.set(id, done));
    socket.send(JSON.stringify({ id, method, params }));
    const { type, result, message } = await answer;
    if (type === 'error') throw new Error(`${method}: ${message}`);
    return result as Result;
  };
  await send('session.new', { capabilities: {} });
  const { contexts } = await send<{ contexts: { context: string }[] }>(
    'browsingContext.getTree',
    {},
  );
  const { context } = contexts[0]!;
  const run = async <Value>(body: string) => {
    const { result, exceptionDetails } = await send<Evaluated>('script.evaluate', {
      expression: `(async () => JSON.stringify(await (async () => {${body}})() ?? null))()`,
      target: { context },
      awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return JSON.parse(result!.value) as Value;
  };
  return {
    run,
    open: async (url) => {
      // Firefox sometimes never answers when another page is still being loaded.
      await waitUntil(async () => {
        const state = await run('return document.readyState;');
        if (state !== 'complete') throw new Error(`the page before ${url} is still ${state}`);
      });
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    close: async () => {
      socket.close();
      await waitForEnd(program);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

interface BidiAnswer {
  readonly id: number;
  readonly type: string;
  readonly result?: unknown;
  readonly message?: string;
}

interface Evaluated {
  readonly result?: { readonly value: string };
  readonly exceptionDetails?: { readonly text: string };
}

function connectTo(url: string): Promise<WebSocket> {
  return new Promise((done, fail) => {
    const socket = new WebSocket(url);
    socket.addEventListener('open', () => done(socket));
    socket.addEventListener('error', () => fail(new Error(`${url} does not answer`)));
  });
}

/** WebKitGTK over WebDriver, on a screen that is only in memory. */
async function launchWebKit(): Promise<DrivenPage> {
  const port = await freePort();
  const webkit = findWebKit()!;
  const { xvfb, display } = await startScreen(webkit.screen);
  const driver = spawn(webkit.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display },
  });
  const call = async <Result>(method: string, path: string, body?: object): Promise<Result> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = (await response.json()) as { value: Result & { message?: string } };
    if (!response.ok) throw new Error(`${path}: ${value.message}`);
    return value;
  };
  const browserOptions = { binary: webkit.browser, args: ['--automation'] };
  const timeouts = { script: TIMEOUT_MS, pageLoad: TIMEOUT_MS };
  const alwaysMatch = { 'webkitgtk:browserOptions': browserOptions, timeouts };
  const { sessionId } = await waitUntil(() =>
    call<{ sessionId: string }>('POST', '/session', { capabilities: { alwaysMatch } }),
  );
  const session = `/session/${sessionId}`;
  return {
    open: async (url) => {
      await call('POST', `${session}/url`, { url });
    },
    run: async <Value>(body: string) => {
      const script = `const done = arguments[0]; (async () => {${body}})().then((value) => done(JSON.stringify(value ?? null)), (error) => done('!' + error));`;
      const answer = await call<string>('POST', `${session}/execute/async`, { script, args: [] });
      if (answer.startsWith('!')) throw new Error(answer.slice(1));
      return JSON.parse(answer) as Value;
    },
    close: async () => {
      await call('DELETE', session).catch(() => {});
      await waitForEnd(driver);
      await waitForEnd(xvfb);
    },
  };
}

/** A screen in memory, which says its number once it can be used. */
async function startScreen(program: string): Promise<{ xvfb: ChildProcess; display: string }> {
  const xvfb = spawn(program, ['-displayfd', '1', '-screen', '0', '1280x1024x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const number = await new Promise<string>((done, fail) => {
    xvfb.stdout.once('data', (text) => done(String(text).trim()));
    xvfb.once('exit', () => fail(new Error('Xvfb did not start')));
  });
  return { xvfb, display: `:${number}` };
}

/** Tries until it works. */
async function waitUntil<Result>(attempt: () => Promise<Result>): Promise<Result> {
  const end = Date.now() + TIMEOUT_MS;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((done) => setTimeout(done, 250));
    }
  }
}

async function waitForEnd(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null) return;
  const end = new Promise((done) => program.once('exit', done));
  program.kill();
  await end;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}
