import { useRef, useState } from 'react';
import { api, ApiError, format, notify, usePost, useText } from '#panel';
import { explainConflict } from './explain-conflict.js';
import { takenBack } from './taken-back.js';
import { bookableOf, isWaiting, type BankTransaction, type Share, type Suggestion } from './types.js';
import type { Queue } from './use-queue.js';

/** A decision of this screen that can be undone. */
interface Undoable {
  readonly id: number;
  readonly how: 'unmatch' | 'restore';
  /** Numbers of the cancelled orders that the decision reinstated. The undoing does not cancel them again. */
  readonly reinstated?: string | undefined;
}

interface Outcome {
  readonly said: string;
  /** Undefined: the decision cannot be undone here. */
  readonly undo?: Undoable['how'] | undefined;
  readonly reinstated?: string | undefined;
  /** Whether the caller shows the reason of a refusal. */
  readonly throws?: boolean;
}

export interface Booking {
  readonly shares: readonly Share[];
  readonly reinstate: boolean;
  /** Whether paid orders become overpaid. */
  readonly overpay: boolean;
}

/** Sends decisions, one at a time, and shows the next transaction after each. */
export function useDecisions(queue: Queue) {
  const say = useText();
  const post = usePost();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const done = useRef<Undoable[]>([]);

  /** Returns whether the decision was taken; the reason of a refusal is shown, unless `throws`. */
  async function decide(
    transaction: BankTransaction,
    work: () => Promise<unknown>,
    { said, undo, reinstated, throws = false }: Outcome,
  ): Promise<boolean> {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    try {
      await work();
      if (undo) done.current.push({ id: transaction.id, how: undo, reinstated });
      queue.leave(transaction);
      await queue.reload();
      notify.good(said, undo && { label: say('review.undo'), onPress: () => void undoLast() });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const explained = await explainConflict(error, transaction.id, say);
      if (explained) await queue.reload();
      if (throws && !explained) throw error;
      notify.bad(explained ?? (Object.values(error.fields).flat().join(' ') || error.message));
      return false;
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  const amountOf = ({ amount, currency }: BankTransaction): string => format.money(amount, currency);
  const numbersOf = (shares: readonly Share[]): string => shares.map(({ order_id: id }) => id).join(', ');

  const book = (
    transaction: BankTransaction,
    { shares, reinstate, overpay }: Booking,
    throws = false,
  ): Promise<boolean> =>
    decide(
      transaction,
      () =>
        post(`/api/admin/bank-transactions/${transaction.id}/match`, {
          allocations: shares.map(({ order_id, amount, balance_due }) => ({ order_id, amount, balance_due })),
          reinstate,
          overpay,
          version: transaction.version,
        }),
      {
        said: say('review.done.booked', {
          count: shares.length,
          amount: format.money(bookableOf(transaction), transaction.currency),
          numbers: numbersOf(shares),
        }),
        // The undoing would also take back what was booked before.
        undo: isWaiting(transaction) ? 'unmatch' : undefined,
        reinstated: reinstate ? numbersOf(shares) : undefined,
        throws,
      },
    );

  const reverse = (transaction: BankTransaction, reverses: number): Promise<boolean> =>
    decide(
      transaction,
      () => post(`/api/admin/bank-transactions/${transaction.id}/match`, { reverses, version: transaction.version }),
      { said: say('review.done.reversed', { amount: amountOf(transaction) }), undo: 'unmatch' },
    );

  const bookRegisters = (transaction: BankTransaction, { register_ids, difference }: Suggestion): Promise<boolean> =>
    decide(
      transaction,
      () =>
        post(`/api/admin/bank-transactions/${transaction.id}/match`, {
          register_ids,
          difference: difference ?? 0,
          version: transaction.version,
        }),
      { said: say('review.done.registers', { amount: amountOf(transaction) }), undo: 'unmatch' },
    );

  const ignore = (transaction: BankTransaction): Promise<boolean> =>
    decide(
      transaction,
      () => post(`/api/admin/bank-transactions/${transaction.id}/ignore`, { version: transaction.version }),
      { said: say('review.done.ignored', { amount: amountOf(transaction) }), undo: 'restore' },
    );

  const restore = (transaction: BankTransaction): Promise<boolean> =>
    decide(
      transaction,
      () => post(`/api/admin/bank-transactions/${transaction.id}/restore`, { version: transaction.version }),
      { said: say('review.done.restored') },
    );

  const takeBack = (transaction: BankTransaction, reason: string, notifies: boolean): Promise<boolean> =>
    decide(
      transaction,
      () =>
        post(`/api/admin/bank-transactions/${transaction.id}/unmatch`, {
          reason,
          notify: notifies,
          version: transaction.version,
        }),
      { said: say(`review.take_back.done.${takenBack(transaction)}`), throws: true },
    );

  const note = async (transaction: BankTransaction, text: string): Promise<void> => {
    await api.put(`/api/admin/bank-transactions/${transaction.id}`, {
      note: text.trim() || null,
      version: transaction.version,
    });
    await queue.reload();
    notify.good(say('review.done.noted'));
  };

  async function undoLast(): Promise<void> {
    const last = done.current.at(-1);
    if (!last || running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await (last.how === 'unmatch'
        ? post(`/api/admin/bank-transactions/${last.id}/unmatch`, { reason: say('review.undo_reason') })
        : post(`/api/admin/bank-transactions/${last.id}/restore`, {}));
      done.current.pop();
      queue.go(last.id);
      await queue.reload();
      notify.good(
        last.reinstated
          ? say('review.done.taken_back_reinstated', { numbers: last.reinstated })
          : say(last.how === 'unmatch' ? 'review.done.taken_back' : 'review.done.restored'),
      );
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      done.current.pop();
      await queue.reload();
      notify.bad((await explainConflict(error, last.id, say)) ?? error.message);
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return {
    busy,
    book,
    reverse,
    bookRegisters,
    ignore,
    restore,
    takeBack,
    note,
    undoLast: () => (done.current.length > 0 ? void undoLast() : notify.bad(say('review.nothing_to_undo'))),
    /** Adds the decisions of a bulk to those that `undoLast` undoes one by one. */
    remember: (ids: readonly number[]) => done.current.push(...ids.map((id) => ({ id, how: 'unmatch' as const }))),
  };
}

export type Decisions = ReturnType<typeof useDecisions>;
