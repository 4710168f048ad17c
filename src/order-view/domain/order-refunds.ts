import { Money, type Language } from '#kernel';
import type { OrderLine, OrderRecord } from '../../order/index.js';
import { isMade, type Refund } from '../../payment/index.js';

/** A refund for emails and pages: all refunds of one request. Amounts are texts in the language of the reader. */
export interface PresentedRefund {
  /** UUID of the request; null for a refund of an earlier version. */
  readonly request: string | null;
  readonly at: Date;
  readonly amount: string;
  /** Returned pieces; empty for an amount. */
  readonly lines: ReadonlyArray<{
    readonly name: string;
    readonly attributes: string;
    readonly quantity: number;
    /** Price of the pieces with tax. */
    readonly amount: string;
  }>;
  /** Returned shipping costs; null: none. */
  readonly shipping: string | null;
}

/** Refunds that were made, oldest first. */
export function presentRefunds(
  order: OrderRecord,
  lines: readonly OrderLine[],
  refunds: readonly Refund[],
  language: Language,
  attributeText: (attributes: OrderLine['attributes']) => string,
): PresentedRefund[] {
  const groups = new Map<string | number, Refund[]>();
  for (const one of refunds.filter(isMade)) {
    const key = one.request ?? one.id;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].map((group) => {
    const [{ request, createdAt, goods }] = group as [Refund];
    const amount = group.reduce((sum, one) => sum.add(one.amount), Money.zero(order.currency));
    return {
      request,
      at: createdAt,
      amount: amount.format(language),
      lines: (goods?.lines ?? []).flatMap((piece) =>
        lines
          .filter(({ id }) => id === piece.orderItemId)
          .map(({ name, attributes }) => ({
            name,
            attributes: attributeText(attributes),
            quantity: piece.quantity,
            amount: piece.amount.format(language),
          })),
      ),
      shipping: goods?.shipping.isPositive() ? goods.shipping.format(language) : null,
    };
  });
}
