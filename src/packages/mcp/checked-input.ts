/**
 * Checks what a client writes before the server of the SDK reads it: the SDK says nothing to a message that
 * it cannot read, so that the client waits for an answer, and ends at a message of more than 10 MB.
 */
import { Transform, type TransformCallback } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import {
  INVALID_PARAMS,
  INVALID_REQUEST,
  isJSONRPCNotification,
  isJSONRPCRequest,
  isJSONRPCResponse,
  PARSE_ERROR,
} from '@modelcontextprotocol/server';

/** The most characters of a message: far more than the largest position that can be played. */
export const MOST_CHARACTERS = 4_000_000;

/** What is wrong with a message, as JSON-RPC tells it. */
export interface MessageError {
  readonly jsonrpc: '2.0';
  /** The id of the message; null where it has none that can be read. */
  readonly id: string | number | null;
  readonly error: { readonly code: number; readonly message: string };
}

/** Passes on the lines that are messages of the protocol, and answers each other line with an error. */
export class CheckedInput extends Transform {
  readonly #answer: (refusal: MessageError) => void;
  readonly #decoder = new StringDecoder('utf8');
  #line = '';
  #isTooLong = false;

  /** @param answer sends an error to the client */
  constructor(answer: (refusal: MessageError) => void) {
    super();
    this.#answer = answer;
  }

  override _transform(chunk: Buffer, _: BufferEncoding, done: TransformCallback): void {
    const [rest = '', ...lines] = this.#decoder.write(chunk).split('\n');
    this.#addToLine(rest);
    for (const next of lines) {
      this.#finishLine();
      this.#addToLine(next);
    }
    done();
  }

  override _flush(done: TransformCallback): void {
    this.#finishLine();
    done();
  }

  #addToLine(text: string): void {
    this.#isTooLong ||= this.#line.length + text.length > MOST_CHARACTERS;
    this.#line = this.#isTooLong ? '' : this.#line + text;
  }

  #finishLine(): void {
    const refusal = this.#isTooLong ? TOO_LONG : refuseMessage(this.#line);
    if (refusal) this.#answer(refusal);
    else if (this.#line.trim() !== '') this.push(`${this.#line}\n`);
    this.#line = '';
    this.#isTooLong = false;
  }
}

const TOO_LONG = refusalOf(
  null,
  INVALID_REQUEST,
  `A message has at most ${MOST_CHARACTERS} characters.`,
);

/** Returns what is wrong with a line that a client wrote; null for a message, or a blank line. */
export function refuseMessage(line: string): MessageError | null {
  if (line.trim() === '') return null;
  let message: unknown;
  try {
    message = JSON.parse(line);
  } catch {
    return refusalOf(null, PARSE_ERROR, 'This is no JSON.');
  }
  if (Array.isArray(message)) {
    return refusalOf(null, INVALID_REQUEST, 'Messages come one by one, not in a batch.');
  }
  if (typeof message !== 'object' || message === null) {
    return refusalOf(null, INVALID_REQUEST, 'A message is a JSON object.');
  }
  const { id, method, params } = message as Record<string, unknown>;
  const known = typeof id === 'string' || Number.isInteger(id) ? (id as string | number) : null;
  if (method !== undefined && params !== undefined && !isObject(params)) {
    return refusalOf(known, INVALID_PARAMS, 'params is a JSON object.');
  }
  if (
    method === 'initialize' &&
    typeof (params as { protocolVersion?: unknown })?.protocolVersion !== 'string'
  ) {
    return refusalOf(known, INVALID_PARAMS, 'params.protocolVersion is a text.');
  }
  const isMessage =
    isJSONRPCRequest(message) || isJSONRPCNotification(message) || isJSONRPCResponse(message);
  return isMessage
    ? null
    : refusalOf(known, INVALID_REQUEST, 'This is no message of JSON-RPC 2.0.');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function refusalOf(id: MessageError['id'], code: number, message: string): MessageError {
  return { jsonrpc: '2.0', id, error: { code, message } };
}
