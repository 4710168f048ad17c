import { commonErrors } from '../../errors/common-errors.js';

/**
 * Refuses NUL characters and broken surrogates, which PostgreSQL does not store, and removes the members by which a
 * prototype could be changed. Walks without recursion; how much there is to walk is limited before (request-limits.ts).
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
