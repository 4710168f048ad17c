import type { QueryResult } from 'pg';
import type { Refusals } from './refusals.js';
import { asQuery, type BatchStatement, type Sql } from './statement.js';

type Rows = readonly unknown[];

/**
 * One or more statements of a batch, their possible refusals, and a function that reads the answer from their rows.
 * Creating a part sends nothing.
 */
export class Part<A> {
  constructor(
    readonly statements: readonly BatchStatement[],
    readonly refusals: Refusals,
    /** @param read computes the answer from the rows of each statement */
    readonly read: (rows: readonly Rows[]) => A,
  ) {}

  /** A part with the same statements, whose answer `change` computes from that of this part. */
  map<B>(change: (answer: A) => B): Part<B> {
    return new Part(this.statements, this.refusals, (rows) => change(this.read(rows)));
  }

  /** A part that sends the statements of `first` before its own, and returns its own answer. */
  after(first: Part<unknown>): Part<A> {
    const { length } = first.statements;
    return new Part([...first.statements, ...this.statements], joined([first.refusals, this.refusals]), (rows) =>
      this.read(rows.slice(length)),
    );
  }
}

/**
 * A part of one statement; its answer is the rows.
 * @param refusals errors by the codes with which the statement calls `refuse`
 */
export const part = <R = unknown>(sql: Sql, values: Rows = [], refusals: Refusals = {}): Part<R[]> =>
  new Part([asQuery(sql, values)], refusals, ([rows]) => rows as R[]);

/** Parts in the order in which they are sent and take their locks; empty ones are left out. */
export type Parts = ReadonlyArray<Part<unknown> | null | undefined | false>;

/** The answers of the parts; undefined for one that was left out. */
export type Answers<P extends Parts> = {
  -readonly [K in keyof P]: P[K] extends Part<infer A> ? A : OptionalAnswer<P[K]>;
};
type OptionalAnswer<T> = T extends Part<infer A> ? A : undefined;

/** The combined statements, answers and refusals of several parts. */
export class Batch<P extends Parts> {
  readonly statements: readonly BatchStatement[];
  readonly refusals: Refusals;

  /** @param refusals of the batch; they replace those of its parts */
  constructor(
    private readonly parts: P,
    refusals: Refusals = {},
  ) {
    const present = parts.filter((one) => one instanceof Part);
    this.statements = present.flatMap(({ statements }) => statements);
    this.refusals = { ...joined(present.map((one) => one.refusals)), ...refusals };
  }

  /** @param results of the statements */
  answers(results: readonly QueryResult[]): Answers<P> {
    let next = 0;
    const answerOf = (one: Part<unknown>): unknown => {
      const from = next;
      next += one.statements.length;
      return one.read(results.slice(from, next).map(({ rows }) => rows));
    };
    return this.parts.map((one) => (one instanceof Part ? answerOf(one) : undefined)) as Answers<P>;
  }
}

function joined(all: readonly Refusals[]): Refusals {
  const result: Record<string, Refusals[string]> = {};
  for (const [code, make] of all.flatMap((one) => Object.entries(one))) {
    if (result[code] && result[code] !== make) throw new Error(`Two parts of a batch declare the refusal "${code}".`);
    result[code] = make;
  }
  return result;
}
