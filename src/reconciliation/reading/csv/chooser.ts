import { type Profile, profileOf } from './profile.js';
import { bookedRows, type Table } from './table.js';
import { type Reading, readingsOf, type Role, UNCERTAIN } from './words/title-index.js';

interface Candidate {
  readonly at: number;
  readonly readings: readonly Reading[];
  readonly profile: Profile;
}

const SAMPLE_ROWS = 300;

/**
 * Matches a text with a letter and, in a later word, a letter or digit. A single word may be a code, a time zone or an
 * e-mail address. The parts of the expression do not overlap, so matching takes linear time.
 */
const SENTENCE = /^\P{L}*\p{L}\S*\s[^\p{L}\d]*[\p{L}\d]/u;

const nearly = (count: number, filled: number): boolean => filled > 0 && count >= 0.9 * filled;
/** Conditions on the cells of a column, by role. */
export const LOOKS = {
  // A pending row may have a word instead of the date.
  date: ({ dates, filled }: Profile) => filled > 0 && dates >= 0.5 * filled,
  amount: ({ amounts, filled }: Profile) => nearly(amounts, filled),
  currency: ({ currencies, filled }: Profile) => filled > 0 && currencies === filled,
  direction: ({ directions, filled, rows }: Profile) => filled > 0 && directions === filled && nearly(filled, rows),
  account: ({ accounts, filled }: Profile) => nearly(accounts, filled),
  /** Some banks use the title of the name for the counterparty's account. */
  name: ({ accounts, filled }: Profile) => accounts * 2 <= filled,
  /** A column of directions is not the text of a payment. */
  text: ({ directions, filled }: Profile) => directions < filled || filled === 0,
  /** A text that is the same in all rows does not identify a payment. */
  reference: ({ values, filled, rows }: Profile) => filled > 0 && (values.size > 1 || rows < 3),
  any: () => true,
} satisfies Record<string, (profile: Profile) => boolean>;

/** Finds the columns of a table by their titles and the contents of their cells. */
export class Chooser {
  readonly candidates: readonly Candidate[];
  /** Columns that already have a role. A column has only one. */
  private readonly taken = new Set<number>();

  constructor(table: Table, width: number) {
    const sample = bookedRows(table, SAMPLE_ROWS);
    this.candidates = Array.from({ length: width }, (_, at) => ({
      at,
      readings: readingsOf(table.titles?.[at] ?? ''),
      profile: profileOf(sample, at),
    }));
  }

  profile(at: number): Profile {
    return this.candidates[at]!.profile;
  }

  take(at: number | null): void {
    if (at !== null) this.taken.add(at);
  }

  isTaken(at: number): boolean {
    return this.taken.has(at);
  }

  /** Returns the free columns that may have a role, the most certain first. In an empty table, only titles count. */
  ranked(role: Role, looks: (profile: Profile) => boolean): { at: number; rank: number }[] {
    const found = this.candidates.flatMap(({ at, readings, profile }) => {
      const reading = readings.find((one) => one.role === role);
      const fits = reading !== undefined && !this.taken.has(at) && (profile.rows === 0 || looks(profile));
      return fits ? [{ at, rank: reading.rank }] : [];
    });
    return found.sort((one, other) => one.rank - other.rank || one.at - other.at);
  }

  /** Returns the most certain column of a role and marks it as taken; null if there is none. */
  best(role: Role, looks: (profile: Profile) => boolean = LOOKS.any): number | null {
    const [found] = this.ranked(role, looks);
    this.take(found?.at ?? null);
    return found?.at ?? null;
  }

  /** Like `best`, but only for a column whose whole title is known. */
  bestCertain(role: Role, looks: (profile: Profile) => boolean): number | null {
    const found = this.ranked(role, looks).find(({ rank }) => rank < UNCERTAIN);
    this.take(found?.at ?? null);
    return found?.at ?? null;
  }

  /**
   * Like `bestCertain`, for a column whose title names both roles, e.g. 'Beneficiary/Payer'. Each of its cells names
   * the counterparty, as the one or the other.
   */
  bestOfBoth(role: Role, other: Role, looks: (profile: Profile) => boolean): number | null {
    const others = new Set(this.ranked(other, looks).flatMap(({ at, rank }) => (rank < UNCERTAIN ? [at] : [])));
    const at = this.ranked(role, looks).find((one) => one.rank < UNCERTAIN && others.has(one.at))?.at ?? null;
    this.take(at);
    return at;
  }

  /** Whether the title of a free column certainly names the role. */
  hasCertain(role: Role, looks: (profile: Profile) => boolean): boolean {
    return this.ranked(role, looks).some(({ rank }) => rank < UNCERTAIN);
  }

  /**
   * Of the free columns whose titles name no other role, returns the one with the most text in sentences; null if there
   * is none.
   */
  longestText(): number | null {
    const texts = this.candidates.flatMap(({ at, readings, profile: { values } }) => {
      const length = [...values.keys()].reduce((sum, value) => sum + (SENTENCE.test(value) ? value.length : 0), 0);
      const isOpen = readings.every(({ role, rank }) => role !== 'other' && rank >= UNCERTAIN);
      return isOpen && !this.taken.has(at) && length > 0 ? [{ at, length }] : [];
    });
    const longest = texts.reduce<{ at: number; length: number } | null>(
      (best, one) => (best === null || one.length > best.length ? one : best),
      null,
    );
    this.take(longest?.at ?? null);
    return longest?.at ?? null;
  }

  /** Whether a column is the only candidate for a role, or the only one with the most certain title. */
  isClear(role: Role, at: number, looks: (profile: Profile) => boolean): boolean {
    const all = this.ranked(role, looks);
    const own = all.find((one) => one.at === at);
    if (own === undefined) return true;
    const rivals = all.filter((one) => one.at !== at);
    return own.rank < UNCERTAIN ? rivals.every(({ rank }) => rank > own.rank) : rivals.length === 0;
  }

  /** Returns the certain columns of a role from left to right; the uncertain ones if there is no certain one. */
  all(role: Role, looks: (profile: Profile) => boolean = LOOKS.any): number[] {
    const ranked = this.ranked(role, looks);
    const certain = ranked.filter(({ rank }) => rank < UNCERTAIN);
    return (certain.length > 0 ? certain : ranked).map(({ at }) => at).sort((one, other) => one - other);
  }
}
