import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { Money } from '#kernel';
import { openAmount, OrderFacade } from '../../order/index.js';
import { WaitingRows } from '../data/waiting-rows.js';
import type { BankTransaction, Confidence, TransactionSuggestion } from '../domain/bank-transaction.js';
import { DecideTransactions } from './decide-transactions.js';

/** Balances due by the id of the order. */
type Balances = ReadonlyMap<number, Money>;

/** The current data of a suggestion that the matching still makes. */
export interface CurrentSuggestion {
  /** Balances due of the orders that it names. */
  readonly balances: Balances;
  readonly confidence: Confidence;
  /** Whether it names a cancelled order, whose payment is refused. */
  readonly isOfCancelled: boolean;
}

/**
 * Compares stored suggestions with those that the matching makes now, because an order may have changed since its
 * suggestion was made, and the job that renews suggestions runs later.
 */
@Injectable()
export class CurrentSuggestions {
  constructor(
    private readonly orders: OrderFacade,
    private readonly waiting: WaitingRows,
    private readonly decideTransactions: DecideTransactions,
  ) {}

  /**
   * Returns the best suggestions that are still made, by the id of the credit. Credits with outdated suggestions and
   * other transactions are missing. The balances are read before the matching, so a booking that finds the same balances
   * under its locks books what the matching suggests.
   */
  async run(transactionIds: readonly number[]): Promise<ReadonlyMap<number, CurrentSuggestion>> {
    const credits = await this.waiting.suggestedCredits(transactionIds);
    const balances = await this.balancesOf(credits.flatMap(ordersOf));
    const current = new Map<number, CurrentSuggestion>();
    for (const { transaction, suggestions } of await this.decideTransactions.decideAnew(credits)) {
      const [now] = suggestions;
      if (!now || !isCurrent(transaction.suggestions[0], now, balances)) continue;
      const named = ordersOf(transaction).flatMap((id) => {
        const balance = balances.get(id);
        return balance ? [[id, balance] as const] : [];
      });
      const isOfCancelled = now.reasons.some(({ code }) => code === 'cancelled');
      current.set(transaction.id, { balances: new Map(named), confidence: now.confidence, isOfCancelled });
    }
    return current;
  }

  private async balancesOf(orderIds: readonly number[]): Promise<Balances> {
    const balances = new Map<number, Money>();
    for (const id of new Set(orderIds)) {
      const order = await this.orders.find(id);
      if (order) balances.set(id, openAmount(order));
    }
    return balances;
  }
}

const ordersOf = ({ suggestions: [best] }: BankTransaction): number[] =>
  (best?.allocations ?? []).map(({ orderId }) => orderId);

/**
 * Whether the matching still suggests the same orders and amounts. If the amount exceeds the balance due of an order,
 * the reasons must be the same too, because the suggestion may have been made when the balance was higher.
 */
function isCurrent(stored: TransactionSuggestion | undefined, now: TransactionSuggestion, balances: Balances): boolean {
  if (!stored || !hasSameAllocations(stored, now)) return false;
  const fits = stored.allocations.every(({ orderId, amount }) => {
    const balance = balances.get(orderId);
    return balance !== undefined && amount.compare(balance) <= 0;
  });
  return fits || isDeepStrictEqual(stored.reasons, now.reasons);
}

const hasSameAllocations = (stored: TransactionSuggestion, now: TransactionSuggestion): boolean =>
  stored.allocations.length > 0 &&
  stored.allocations.length === now.allocations.length &&
  stored.allocations.every(({ orderId, amount }) =>
    now.allocations.some((same) => same.orderId === orderId && same.amount.equals(amount)),
  );
