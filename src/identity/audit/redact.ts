const SECRET = /pass(?:word|wd)|secret|token|hash|cookie|authorization|api_?key/i;
/** The shape of an order's key; a method's key is no secret. */
const SECRET_KEY = /^[0-9A-Za-z]{32}$/;
const HIDDEN = '[hidden]';

/** A copy without secrets at any depth. Bank details are the shop's own data and stay. */
export function redact(value: unknown): unknown {
  if (value instanceof Date || Buffer.isBuffer(value)) return Buffer.isBuffer(value) ? HIDDEN : value;
  if (Array.isArray(value)) return value.map(redact);
  if (typeof value === 'bigint') return String(value);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, hides(name, member) ? HIDDEN : redact(member)]),
  );
}

function hides(name: string, member: unknown): boolean {
  if (name === 'key') return typeof member === 'string' && SECRET_KEY.test(member);
  return SECRET.test(name) && member !== null && typeof member !== 'boolean' && typeof member !== 'number';
}
