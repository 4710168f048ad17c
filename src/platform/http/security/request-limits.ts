import { commonErrors } from '../../errors/common-errors.js';

/** Maximum depth of objects and lists in a JSON body. */
export const MAX_DEPTH = 32;
/** Maximum number of members of one object, and of fields of one form. */
export const MAX_FIELDS = 1000;
/** Maximum number of members and list entries of a JSON body: three times those of a product with 200 variants. */
export const MAX_VALUES = 15_000;
/** Maximum number of query parameters: more than all filters of a product list together. */
export const MAX_QUERY_PARAMETERS = 500;

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const BACKSLASH = 0x5c;

/**
 * Refuses JSON whose structure is larger than any operation needs, before it is parsed. Reads UTF-8 byte by byte, in
 * linear time and constant memory. Does not check that the text is JSON; the parser does.
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
      // A list or object with n entries has n - 1 commas, so its own bracket counts as well.
      values++;
      if (++depth > MAX_DEPTH) throw commonErrors.nested_too_deep({ limit: MAX_DEPTH });
      fields[depth] = 0;
    } else if (isClosing(byte) && depth > 0) depth--;
  }
  if (values > MAX_VALUES) throw commonErrors.too_many_values({ limit: MAX_VALUES });
}

// In ASCII [ and ] are 0x5b and 0x5d, { and } are 0x7b and 0x7d.
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
 * Refuses NUL characters and unpaired surrogates, which PostgreSQL cannot store, and removes members that could change
 * a prototype. Works without recursion; the size of the body was limited before.
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
 * Refuses percent-encoded bytes that are not UTF-8, which decoders would replace with U+FFFD. A percent sign that
 * encodes nothing is accepted.
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
