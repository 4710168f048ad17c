import { type Profile, profileOf } from './profile.js';
import { bookedRows, type Table } from './table.js';
import { type Reading, readingsOf, type Role, UNCERTAIN } from './words/title-index.js';

interface Candidate {
  readonly at: number;
  readonly readings: readonly Reading[];
  readonly profile: Profile;
}

/** Rows whose cells show what a column holds. */
const SAMPLE = 300;

const nearly = (count: number, filled: number): boolean => filled > 0 && count >= 0.9 * filled;
/** What the cells of a column must look like for a role. */
export const LOOKS = {
  // A row that waits for its booking may have a word in place of the day.
  date: ({ dates, filled }: Profile) => filled > 0 && dates >= 0.5 * filled,
  amount: ({ amounts, filled }: Profile) => nearly(amounts, filled),
  currency: ({ currencies, filled }: Profile) => filled > 0 && currencies === filled,
  direction: ({ directions, filled, rows }: Profile) => filled > 0 && directions === filled && nearly(filled, rows),
  account: ({ accounts, filled }: Profile) => nearly(accounts, filled),
  /** Some banks call the counterparty's account by the word for its name. */
  name: ({ accounts, filled }: Profile) => accounts * 2 <= filled,
  /** A column of directions says nothing about a payment. */
  text: ({ directions, filled }: Profile) => directions < filled || filled === 0,
  /** The same text in all of many rows identifies nothing. */
  reference: ({ values, rows }: Profile) => values.size > 1 || rows < 3,
  any: () => true,
} satisfies Record<string, (profile: Profile) => boolean>;

/** Finds the columns of a table by their titles and by what their cells look like. */
export class Chooser {
  readonly candidates: readonly Candidate[];
  /** Columns that have a role; a column has one. */
  private readonly taken = new Set<number>();

  constructor(table: Table, width: number) {
    const sample = bookedRows(table, SAMPLE);
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

  /** Columns of a role that have no other role, the most certain first. An empty table says nothing about its cells. */
  ranked(role: Role, looks: (profile: Profile) => boolean): { at: number; rank: number }[] {
    const found = this.candidates.flatMap(({ at, readings, profile }) => {
      const reading = readings.find((one) => one.role === role);
      const fits = reading !== undefined && !this.taken.has(at) && (profile.rows === 0 || looks(profile));
      return fits ? [{ at, rank: reading.rank }] : [];
    });
    return found.sort((one, other) => one.rank - other.rank || one.at - other.at);
  }

  /** The most certain column of a role, which then has it; null if there is none. */
  best(role: Role, looks: (profile: Profile) => boolean = LOOKS.any): number | null {
    const [found] = this.ranked(role, looks);
    this.take(found?.at ?? null);
    return found?.at ?? null;
  }

  /** The column whose title is known as a whole; null if there is none. */
  bestCertain(role: Role, looks: (profile: Profile) => boolean): number | null {
    const found = this.ranked(role, looks).find(({ rank }) => rank < UNCERTAIN);
    this.take(found?.at ?? null);
    return found?.at ?? null;
  }

  /** Whether one column is the best one for a role: the only one of its title, or the only one at all. */
  isClear(role: Role, at: number, looks: (profile: Profile) => boolean): boolean {
    const all = this.ranked(role, looks);
    const own = all.find((one) => one.at === at);
    if (own === undefined) return true;
    const rivals = all.filter((one) => one.at !== at);
    return own.rank < UNCERTAIN ? rivals.every(({ rank }) => rank > own.rank) : rivals.length === 0;
  }

  /** All certain columns of a role in their order; the uncertain ones where there is no certain one. */
  all(role: Role, looks: (profile: Profile) => boolean = LOOKS.any): number[] {
    const ranked = this.ranked(role, looks);
    const certain = ranked.filter(({ rank }) => rank < UNCERTAIN);
    return (certain.length > 0 ? certain : ranked).map(({ at }) => at).sort((one, other) => one - other);
  }
}
