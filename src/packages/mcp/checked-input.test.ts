import { describe, expect, test } from 'vitest';
import {
  CheckedInput,
  type MessageError,
  MOST_CHARACTERS,
  refuseMessage,
} from './checked-input.ts';

const PING = '{"jsonrpc":"2.0","id":"a","method":"ping"}';

describe('a message', () => {
  test.each([PING, '{"jsonrpc":"2.0","method":"notifications/initialized"}', '', '  '])(
    '%s passes',
    (line) => {
      expect(refuseMessage(line)).toBeNull();
    },
  );

  test.each([
    ['{"jsonrpc":', -32700, null],
    [`[${PING}]`, -32600, null],
    ['7', -32600, null],
    ['null', -32600, null],
    ['{"jsonrpc":"1.0","id":4,"method":"ping"}', -32600, 4],
    ['{"jsonrpc":"2.0","id":1.5,"method":"ping"}', -32600, null],
    ['{"jsonrpc":"2.0","id":4,"method":7}', -32600, 4],
    ['{"jsonrpc":"2.0","id":"a4","method":"ping","params":[1]}', -32602, 'a4'],
    ['{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":7}}', -32602, 1],
    ['{"jsonrpc":"2.0","id":1,"method":"initialize"}', -32602, 1],
  ])('%s is refused with %i', (line, code, id) => {
    expect(refuseMessage(line)).toMatchObject({ jsonrpc: '2.0', id, error: { code } });
  });
});

describe('what a client writes', () => {
  /** Writes chunks; returns the lines that pass and the codes of the refusals. */
  async function passThrough(chunks: readonly (string | Buffer)[]) {
    const refused: MessageError[] = [];
    const input = new CheckedInput((refusal) => refused.push(refusal));
    for (const chunk of chunks) input.write(chunk);
    input.end();
    const passed = (await input.toArray()).join('').split('\n').filter(Boolean);
    return { passed, codes: refused.map(({ error }) => error.code) };
  }

  test('is cut into lines wherever it is cut, also inside a letter', async () => {
    const line = '{"jsonrpc":"2.0","id":"é","method":"ping"}';
    const bytes = [...Buffer.from(`${line}\n${line}\r\n`)].map((byte) => Buffer.from([byte]));
    expect(await passThrough(bytes)).toEqual({ passed: [line, `${line}\r`], codes: [] });
  });

  test('may hold a message that is too long or no JSON: the next one is served', async () => {
    const long = `{"jsonrpc":"2.0","id":1,"method":"${'x'.repeat(MOST_CHARACTERS)}"}`;
    expect(await passThrough([long, '\n', PING, '\n', '{]\n', PING])).toEqual({
      passed: [PING, PING],
      codes: [-32600, -32700],
    });
  });
});
