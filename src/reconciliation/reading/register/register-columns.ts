import { positionOf } from '../csv/table.js';
import type { Row } from '../csv/rows.js';
import { listedWords, plainWord } from '../csv/words/normalize.js';
import { withoutCurrency } from '../csv/words/title-index.js';
import { UnreadableStatement } from '../read-file.types.js';
import { GENERIC_TITLES, type RegisterLayout } from './layouts.js';
import { REGISTER_ROLES, type RegisterMapping, type RegisterRole } from './register.types.js';

/** Positions of the columns. */
export type RegisterColumns = Partial<Readonly<Record<RegisterRole, number>>>;

/** Roles by title, the most certain title first. */
type TitleIndex = ReadonlyMap<string, { readonly role: RegisterRole; readonly rank: number }>;

/** Titles of the generic layout have ranks from this number on. */
const GENERIC = 1_000;

const indexes = new Map<string, TitleIndex>();

function indexOf({ key, titles = {} }: RegisterLayout): TitleIndex {
  const known = indexes.get(key);
  if (known) return known;
  const index = new Map<string, { role: RegisterRole; rank: number }>();
  for (const role of REGISTER_ROLES) {
    const own = listedWords(titles[role] ?? '').map((word, rank) => ({ word, rank }));
    const generic = listedWords(GENERIC_TITLES[role]).map((word, rank) => ({ word, rank: GENERIC + rank }));
    for (const { word, rank } of [...own, ...generic])
      if (word !== '' && !index.has(word)) index.set(word, { role, rank });
  }
  indexes.set(key, index);
  return index;
}

const wordsOf = (title: string): string[] =>
  title.length > 100
    ? []
    : [title, withoutCurrency(title), ...title.split(/[/|\n]/).map(withoutCurrency)].map(plainWord);

/** The columns that the titles name; null unless they name a number and an amount. */
export function columnsOf(titles: readonly string[], layout: RegisterLayout): RegisterColumns | null {
  const index = indexOf(layout);
  const found = new Map<RegisterRole, { at: number; rank: number }>();
  for (const [at, title] of titles.entries()) {
    const reading = wordsOf(title)
      .map((word) => index.get(word))
      .find(Boolean);
    if (reading === undefined || (found.get(reading.role)?.rank ?? Infinity) <= reading.rank) continue;
    found.set(reading.role, { at, rank: reading.rank });
  }
  const columns: RegisterColumns = Object.fromEntries([...found].map(([role, { at }]) => [role, at]));
  return isComplete(columns) ? columns : null;
}

/** @throws UnreadableStatement 'unknown_column' with the title; 'incomplete_mapping' */
export function mappedRegisterColumns(titles: Row['cells'], mapping: RegisterMapping): RegisterColumns {
  const columns = Object.fromEntries(
    Object.entries(mapping).map(([role, name]) => {
      const at = positionOf(name, titles, Math.max(titles.length, 1));
      if (at < 0) throw new UnreadableStatement('unknown_column', name.slice(0, 100));
      return [role, at];
    }),
  ) as RegisterColumns;
  if (!isComplete(columns)) throw new UnreadableStatement('incomplete_mapping');
  return columns;
}

const isComplete = (columns: RegisterColumns): boolean =>
  (columns.tracking_number !== undefined || columns.order_number !== undefined) &&
  (columns.amount !== undefined || columns.payout !== undefined);
