import type { Request } from 'express';

/** What makes two requests the same: body and query, whatever order their members are written in. */
export const requestText = (request: Request): string => canonical([request.body ?? null, { ...request.query }]);

function canonical(value: unknown): string {
  return JSON.stringify(value, (_name, member: unknown) => {
    if (typeof member !== 'object' || member === null || Array.isArray(member)) return member;
    return Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
