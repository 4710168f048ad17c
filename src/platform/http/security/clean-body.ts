import { commonErrors } from '../errors/common-errors.js';

/** Levels of objects and lists in a JSON body. */
export const MAX_DEPTH = 32;

/**
 * Refuses what no operation can mean (too deep, NUL characters, broken surrogates: PostgreSQL stores neither) and takes
 * out the members by which a prototype could be changed. Walks without recursion.
 * @throws DomainError `unreadable_body`
 */
export function cleanBody(body: unknown): void {
  const waiting: Array<{ value: object; depth: number }> = [];
  const meet = (value: unknown, depth: number): void => {
    if (typeof value === 'string') checkText(value);
    else if (typeof value === 'object' && value !== null) {
      if (depth > MAX_DEPTH) throw commonErrors.unreadable_body();
      waiting.push({ value, depth });
    }
  };
  meet(body, 1);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, depth } = next;
    for (const name of Object.keys(value)) {
      if (isPrototypeMember(name, value)) {
        delete (value as Record<string, unknown>)[name];
        continue;
      }
      checkText(name);
      meet((value as Record<string, unknown>)[name], depth + 1);
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
