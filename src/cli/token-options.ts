import { parseArgs } from 'node:util';
import { hasControls, visibleText } from '#kernel';
import { SCOPES, type Scope } from '../platform/access/caller.js';

export const TOKEN_USAGE = `Usage: npm run token -- --name N [--scopes ${SCOPES.join(',')}] [--expires 30d|never]`;

const UNIT_MS: Record<string, number> = { h: 3_600_000, d: 86_400_000, w: 604_800_000, y: 31_536_000_000 };
const MAX_NAME = 100;

export interface TokenOptions {
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly expiresAt: Date | null;
}

/** Lifetime, the default of `POST /api/auth/tokens`. */
const LASTS = '365d';

/**
 * Reads the options of the command line; default: scope `admin` and 365 days.
 * @throws Error with a one-line message
 */
export function readTokenOptions(args: readonly string[], now: Date): TokenOptions {
  const { values } = parseArgs({
    args: [...args],
    options: { name: { type: 'string' }, scopes: { type: 'string' }, expires: { type: 'string' } },
  });
  const name = visibleText(values.name ?? '');
  if (name === '' || name.length > MAX_NAME || hasControls(name, true))
    throw new Error(`--name is needed, of at most ${MAX_NAME} characters in one line`);
  return { name, scopes: scopesOf(values.scopes ?? 'admin'), expiresAt: expiryOf(values.expires ?? LASTS, now) };
}

function scopesOf(text: string): Scope[] {
  const scopes = [
    ...new Set(
      text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    ),
  ];
  const unknown = scopes.find((scope) => !(SCOPES as readonly string[]).includes(scope));
  if (unknown !== undefined || scopes.length === 0) throw new Error(`--scopes takes ${SCOPES.join(', ')}`);
  return scopes as Scope[];
}

function expiryOf(text: string, now: Date): Date | null {
  if (text.trim() === 'never') return null;
  const [, count, unit] = /^([1-9]\d{0,3})([hdwy])$/.exec(text.trim()) ?? [];
  if (count === undefined || unit === undefined)
    throw new Error('--expires takes a number of hours, days, weeks or years, such as 12h, 30d, 8w, 1y, or never');
  return new Date(now.getTime() + Number(count) * UNIT_MS[unit]!);
}
