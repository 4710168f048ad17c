import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { TransactionRows } from '../data/transaction-rows.js';
import { WaitingRows } from '../data/waiting-rows.js';
import { NO_REGISTERS, type BankTransaction } from '../domain/bank-transaction.js';
import type { Decided } from '../domain/decided.js';
import type { Decision, Suggestion } from '../matching/matching.types.js';
import { BookCertain, type CertainMatch, type MatchRules } from './book-certain.js';
import { DoubtReturned } from './doubt-returned.js';
import { MatchCredits } from './match-credits.js';
import { SuggestRegisters } from './suggest-registers.js';

/** Number of transactions of one query. */
const STEP = 500;
/** Maximum number of attempts if other suggestions, made without the return, are stored at the same time. */
const ATTEMPTS = 5;

/** A certain match to book. */
interface Certain {
  readonly transaction: BankTransaction;
  readonly decision: Decision;
  readonly rules: MatchRules;
}

/**
 * Matches transactions that are not decided yet: books what is certain and stores suggestions for the rest. Repeats,
 * also concurrent ones, book nothing twice, because each booking checks the transaction under its lock.
 */
@Injectable()
export class DecideTransactions {
  constructor(
    private readonly transactions: TransactionRows,
    private readonly waiting: WaitingRows,
    private readonly matchCredits: MatchCredits,
    private readonly bookCertain: BookCertain,
    private readonly suggestRegisters: SuggestRegisters,
    private readonly doubtReturned: DoubtReturned,
  ) {}

  /**
   * Returns the number of decided transactions.
   * @param fileId the import; null: interrupted imports, and transactions that are unmatched again
   */
  async run(fileId: number | null): Promise<number> {
    const undecided: BankTransaction[] = [];
    for (let last: number | undefined = 0; last !== undefined;) {
      const batch = await this.waiting.undecided(last, fileId, STEP);
      undecided.push(...batch);
      last = batch.length === STEP ? batch.at(-1)!.id : undefined;
    }
    const credits = undecided.filter(({ kind, isSuggestOnly }) => kind === 'credit' && !isSuggestOnly);
    const booked = await this.decideCredits(credits);
    await this.suggest(undecided.filter(({ kind, isSuggestOnly }) => kind === 'credit' && isSuggestOnly));
    // Credits come first, because a statement may contain a payment and its return.
    await this.decideReturns(undecided.filter(({ kind }) => kind === 'return'));
    await this.findReturnsOf(credits);
    // The import reports its counts next, so suggestions that name the booked orders are renewed now, not later.
    await this.refresh(booked);
    return undecided.length;
  }

  /** Finds suggestions for all transactions that are unmatched again and have none yet. Never books them. */
  async suggestReleased(): Promise<void> {
    for (let last: number | undefined = 0; last !== undefined;) {
      const batch = await this.waiting.released(last, STEP);
      await this.suggest(batch.filter(({ kind }) => kind === 'credit'));
      await this.decideReturns(batch.filter(({ kind }) => kind === 'return'));
      last = batch.length === STEP ? batch.at(-1)!.id : undefined;
    }
  }

  /** Finds suggestions for a transaction that is unmatched again. Never books it. */
  async suggestAgain(id: number): Promise<void> {
    const transaction = await this.transactions.find(id);
    if (transaction?.state !== 'unmatched') return;
    if (transaction.kind === 'return') return this.decideReturns([transaction]);
    if (transaction.kind !== 'credit') return;
    await this.suggest([transaction]);
    await this.findReturnsOf([transaction]);
  }

  /**
   * Updates the suggestions of waiting credits for which registers are suggested, or may be suggested after the import
   * of a register.
   */
  async refreshRegisters(registerIds: readonly number[]): Promise<void> {
    const suggesting = await this.waiting.suggestingRegisters(registerIds);
    const ids = new Set(suggesting.map(({ id }) => id));
    const fitting: BankTransaction[] = [];
    const owed = await this.suggestRegisters.owed();
    for (let last = owed ? 0 : undefined; last !== undefined;) {
      const batch = await this.waiting.waitingCredits(last, STEP);
      fitting.push(...(await this.suggestRegisters.fitting(batch, owed!)));
      last = batch.length === STEP ? batch.at(-1)!.id : undefined;
    }
    await this.suggest([...suggesting, ...fitting.filter(({ id }) => !ids.has(id))]);
  }

  /**
   * Renews the suggestions of transactions that name one of these orders, which have changed. Returns false if some of
   * them got other suggestions at the same time, which may have been made before the change.
   */
  async refresh(orderIds: readonly number[]): Promise<boolean> {
    if (orderIds.length === 0) return true;
    const ids = await this.waiting.naming(orderIds);
    let isComplete = true;
    for (let at = 0; at < ids.length; at += STEP) {
      const credits = await this.waiting.suggestedCredits(ids.slice(at, at + STEP));
      if (!(await this.suggest(credits))) isComplete = false;
    }
    return isComplete;
  }

  /** Finds suggestions for credits from the current data. Stores nothing. */
  async decideAnew(credits: readonly BankTransaction[]): Promise<Decided[]> {
    if (credits.length === 0) return [];
    const decisions = await this.matchCredits.suggest(credits);
    return this.complete(credits.map((transaction, at) => toDecided(transaction, decisions[at]!)));
  }

  private async complete(decided: readonly Decided[]): Promise<Decided[]> {
    return this.doubtReturned.addTo(await this.suggestRegisters.addTo(decided));
  }

  private async suggest(credits: readonly BankTransaction[]): Promise<boolean> {
    return this.store(await this.decideAnew(credits));
  }

  /** Renews the suggestions of waiting returns that may concern these credits, whose state has changed. */
  async findReturnsOf(credits: readonly BankTransaction[]): Promise<void> {
    for (let at = 0; at < credits.length; at += STEP)
      await this.decideReturns(await this.transactions.waitingReturnsOf(credits.slice(at, at + STEP)));
  }

  private async decideReturns(returns: readonly BankTransaction[]): Promise<void> {
    await this.store(await this.doubtReturned.decide(returns));
    await this.suggestConcerned(returns);
  }

  /** Renews the suggestions of waiting credits that the returns may concern, or concerned before they were decided. */
  async suggestConcerned(returns: readonly BankTransaction[]): Promise<void> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++)
      if (await this.suggest(await this.doubtReturned.concerned(returns))) return;
  }

  /**
   * Stores the suggestions, and then books the certain matches one after the other. The matching is finished by then,
   * so its memory is released during the bookings. Returns the ids of the paid orders.
   */
  private async decideCredits(credits: readonly BankTransaction[]): Promise<number[]> {
    const certain: Certain[] = [];
    await this.matchCredits.run(credits, async ({ rules, matched }) => {
      const decided: Decided[] = [];
      for (const { credit: transaction, decision } of matched) {
        if (decision.decision === 'book') certain.push({ transaction, decision, rules });
        else decided.push(toDecided(transaction, decision));
      }
      await this.store(await this.complete(decided));
    });
    const { booked, failed } = await this.bookAll(certain);
    await this.store(await this.complete(failed));
    return booked;
  }

  /** Returns the ids of the paid orders, and the matches that could not be booked and become suggestions. */
  private async bookAll(certain: readonly Certain[]): Promise<{ booked: number[]; failed: Decided[] }> {
    const booked: number[] = [];
    const failed: Decided[] = [];
    const ordersOf = ({ decision }: Certain): number[] =>
      decision.suggestions[0]!.allocations.map(({ orderId }) => orderId);
    const lastOf = new Map(certain.flatMap((one) => ordersOf(one).map((id) => [id, one] as const)));
    for (const one of certain) {
      const { transaction, decision, rules } = one;
      const notifies = new Set(ordersOf(one).filter((id) => lastOf.get(id) === one));
      if (await this.bookCertain.run(toCertain(transaction, decision, notifies), rules)) booked.push(...ordersOf(one));
      else failed.push(toDecided(transaction, decision));
    }
    return { booked, failed };
  }

  /** Returns whether all were stored. */
  private async store(decided: readonly Decided[]): Promise<boolean> {
    let isComplete = true;
    for (let at = 0; at < decided.length; at += STEP) {
      if (!(await this.transactions.decide(decided.slice(at, at + STEP)))) isComplete = false;
      await nextTurn();
    }
    return isComplete;
  }
}

const toCertain = (
  { id, version }: BankTransaction,
  { suggestions: [certain] }: Decision,
  notifies: ReadonlySet<number>,
): CertainMatch => ({ transactionId: id, version, allocations: certain!.allocations, notifies });

const toDecided = (transaction: BankTransaction, { suggestions }: Decision): Decided => ({
  transaction,
  suggestions: suggestions.map((suggestion: Suggestion) => ({ ...suggestion, reverses: null, ...NO_REGISTERS })),
});
