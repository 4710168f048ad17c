import { isUtf8 } from 'node:buffer';
import type { IncomingMessage, ServerResponse } from 'node:http';
import express, { type Request, type RequestHandler } from 'express';
import { DomainError } from '#kernel';
import { commonErrors } from '../../errors/common-errors.js';
import type { Config } from '../../config/config.js';
import { isUnsafe } from '../../access/caller.js';

/** Bytes of a JSON body or a form, unpacked. */
export const MAX_BODY_BYTES = 1024 * 1024;
/** Levels of objects and lists in a JSON body. */
export const MAX_DEPTH = 32;
/** Members of one object, and fields of one form. */
export const MAX_FIELDS = 1000;
/** Members and list entries of a whole JSON body: three times what a product with 200 variants has. */
export const MAX_VALUES = 15_000;
/** Parameters in an address: more than all filters of a product list together. */
export const MAX_QUERY_PARAMETERS = 500;

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const BACKSLASH = 0x5c;

/**
 * Refuses JSON whose structure is larger than any operation needs, before it is parsed. Reads UTF-8 byte by byte, in
 * linear time and constant memory. Whether it is JSON at all is for the parser to decide.
 * @throws DomainError `nested_too_deep`, `too_many_fields`, `too_many_values` (422)
 */
export function limitJson(bytes: Uint8Array): void {
  const fields = new Uint16Array(MAX_DEPTH + 1);
  let depth = 0;
  let values = 0;
  let inText = false;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]!;
    if (inText) {
      if (byte === BACKSLASH) at++;
      else if (byte === QUOTE) inText = false;
    } else if (byte === QUOTE) inText = true;
    else if (byte === COMMA) values++;
    else if (byte === COLON && ++fields[depth]! > MAX_FIELDS) throw commonErrors.too_many_fields({ limit: MAX_FIELDS });
    else if (isOpening(byte)) {
      // a list or object with n entries has n - 1 commas: with its own bracket, that is n
      values++;
      if (++depth > MAX_DEPTH) throw commonErrors.nested_too_deep({ limit: MAX_DEPTH });
      fields[depth] = 0;
    } else if (isClosing(byte) && depth > 0) depth--;
  }
  if (values > MAX_VALUES) throw commonErrors.too_many_values({ limit: MAX_VALUES });
}

// [ and ] are 0x5b and 0x5d, { and } are 0x7b and 0x7d
const isOpening = (byte: number): boolean => (byte | 0x20) === 0x7b;
const isClosing = (byte: number): boolean => (byte | 0x20) === 0x7d;

const AMPERSAND = '&';

/** @throws DomainError `too_many_fields` (422) */
export function limitParameters(text: string | Buffer, limit: number): void {
  let count = 1;
  for (let at = text.indexOf(AMPERSAND); at >= 0; at = text.indexOf(AMPERSAND, at + 1)) {
    if (++count > limit) throw commonErrors.too_many_fields({ limit });
  }
}

/**
 * Refuses NUL characters and broken surrogates, which PostgreSQL does not store, and removes the members by which a
 * prototype could be changed. Walks without recursion; how much there is to walk is limited before.
 * @throws DomainError `unreadable_body`
 */
export function cleanBody(body: unknown): void {
  const waiting: object[] = [];
  const meet = (value: unknown): void => {
    if (typeof value === 'string') checkText(value);
    else if (typeof value === 'object' && value !== null) waiting.push(value);
  };
  meet(body);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    for (const name of Object.keys(next)) {
      if (isPrototypeMember(name, next)) {
        delete (next as Record<string, unknown>)[name];
        continue;
      }
      checkText(name);
      meet((next as Record<string, unknown>)[name]);
    }
  }
}

function isPrototypeMember(name: string, owner: object): boolean {
  if (name === '__proto__') return true;
  const inner = name === 'constructor' ? (owner as Record<string, unknown>)[name] : null;
  return typeof inner === 'object' && inner !== null && Object.hasOwn(inner, 'prototype');
}

const UNSTORABLE = /\0|\p{Surrogate}/u;

function checkText(text: string): void {
  if (UNSTORABLE.test(text)) throw commonErrors.unreadable_body();
}

/**
 * Refuses percent-encoded bytes that are not UTF-8: decoders put U+FFFD in their place. A percent sign of its own is
 * text.
 * @throws DomainError `unreadable_body`
 */
export function mustDecode(encoded: string): void {
  if (!encoded.includes('%')) return;
  try {
    decodeURIComponent(encoded.replace(/%(?![\da-f]{2})/gi, '%25'));
  } catch {
    throw commonErrors.unreadable_body();
  }
}

/**
 * Reads JSON and forms; other bodies are refused, except uploads, which their handler reads.
 * @param uploads addresses of the operations that take a file
 */
export function bodyParsers(config: Config, uploads: readonly RegExp[]): RequestHandler[] {
  const api = `${config.basePath}/api/`;
  return [
    (request, _response, next) => {
      const wording = uploads.some((one) => one.test(request.path))
        ? 'upload'
        : request.path.startsWith(api)
          ? 'json'
          : 'form';
      next(isReadable(request, wording) ? undefined : notTaken(wording));
    },
    checked(
      express.json({
        limit: MAX_BODY_BYTES,
        type: ['application/json', 'application/*+json'],
        verify: before(checkJson),
      }),
    ),
    checked(
      express.urlencoded({
        limit: MAX_BODY_BYTES,
        extended: false,
        parameterLimit: MAX_FIELDS,
        verify: before(checkForm),
      }),
    ),
    (request, _response, next) => {
      if (request.body) cleanBody(request.body);
      next();
    },
  ];
}

type Check = (bytes: Buffer, charset: string) => void;

/** JSON is UTF-8 (RFC 8259, section 8.1); in another encoding the bytes of its brackets could be those of text. */
const checkJson: Check = (bytes, charset) => {
  if (charset.toLowerCase() !== 'utf-8') throw commonErrors.unsupported_media_type({ wording: 'charset' });
  if (!isUtf8(bytes)) throw commonErrors.unreadable_body();
  limitJson(bytes);
};

const checkForm: Check = (bytes, charset) => {
  limitParameters(bytes, MAX_FIELDS);
  if (charset.toLowerCase() !== 'utf-8') return;
  if (!isUtf8(bytes)) throw commonErrors.unreadable_body();
  mustDecode(bytes.toString());
};

/**
 * As a parser's `verify`: before it parses. The parser gives what is thrown there a status of its own, so the reason is
 * inside.
 */
const before =
  (check: Check) =>
  (_request: IncomingMessage, _response: ServerResponse, bytes: Buffer, charset: string): void => {
    try {
      check(bytes, charset);
    } catch (cause) {
      throw new Error('refused before it was parsed', { cause });
    }
  };

const checked =
  (parser: RequestHandler): RequestHandler =>
  (request, response, next) =>
    parser(request, response, (error?: unknown) => next(reasonOf(error)));

/** What the parser refuses by itself says in `type` why. */
function reasonOf(error: unknown): unknown {
  if (error instanceof Error && error.cause instanceof DomainError) return error.cause;
  const type = (error as { type?: unknown } | undefined)?.type;
  if (type === 'charset.unsupported') return commonErrors.unsupported_media_type({ wording: 'charset' });
  if (type === 'encoding.unsupported') return commonErrors.unsupported_media_type({ wording: 'encoding' });
  return error;
}

/** Kinds of bodies; also ends of the keys of the sentences that name them. */
type Taken = 'json' | 'form' | 'upload';

const notTaken = (taken: Taken): DomainError =>
  commonErrors.unsupported_media_type(taken === 'json' ? {} : { wording: taken });

function isReadable(request: Request, taken: Taken): boolean {
  if (!isUnsafe(request.method) || !hasBody(request)) return true;
  const type = (request.headers['content-type'] ?? '').toLowerCase().split(';')[0]!.trim();
  // JSON is refused by the operation that takes a file, after it has checked the caller
  if (/^application\/(?:[\w.+-]+\+)?json$/.test(type)) return true;
  if (taken === 'upload') return type === 'multipart/form-data';
  return taken === 'form' && type === 'application/x-www-form-urlencoded';
}

const hasBody = ({ headers }: Request): boolean =>
  headers['transfer-encoding'] !== undefined ||
  (headers['content-length'] !== undefined && headers['content-length'] !== '0');
