import { isDeepStrictEqual } from 'node:util';
import type { Language, Money } from '#kernel';
import { stockKey, type BasketLine, type RequestedLine } from '../../checkout/index.js';
import type { StockLine } from '../../catalog/index.js';
import {
  isCorrectable,
  isEditable,
  orderErrors,
  type Address,
  type OrderLine,
  type OrderRecord,
} from '../../order/index.js';
import { mustBeCurrent } from '../../platform/errors/must-be-current.js';
import { orderManagementErrors } from '../order-management.errors.js';
import { keptPrices } from './kept-prices.js';

/** Only what is given changes. */
export interface OrderEdit {
  readonly shippingAddress?: Partial<Address>;
  readonly billingAddress?: Partial<Address>;
  readonly note?: string | null;
  /** All lines of the order as they shall be. */
  readonly items?: readonly RequestedLine[];
  readonly shippingMethod?: string;
  readonly trackingNumber?: string | null;
  /** The version that was read; an older one is refused. */
  readonly version?: number;
}

/** With the prices that the caller may set. */
export type PermittedEdit = Omit<OrderEdit, 'items'> & { readonly items?: readonly BasketLine[] };

/** @throws stale_version, not_editable */
export function mustBeEditable(order: OrderRecord, edit: PermittedEdit): void {
  mustBeCurrent(edit.version, order.version);
  const onlyTracking = Object.entries(edit).every(
    ([name, value]) => value === undefined || ['trackingNumber', 'version'].includes(name),
  );
  if (onlyTracking || isEditable(order)) return;
  if (!isCorrectable(order)) throw orderErrors.not_editable({ status: order.status });
  if (edit.items || changesMethod(order, edit))
    throw orderErrors.not_editable({ status: order.status, wording: 'paid' });
}

/**
 * Whether the order's total depends on the edit: tax and delivery follow lines, method and country alone, so that
 * today's rules do not change an order that was placed under others.
 */
export const changesPrice = (order: OrderRecord, edit: PermittedEdit): boolean =>
  edit.items !== undefined ||
  changesMethod(order, edit) ||
  (edit.shippingAddress?.country !== undefined && edit.shippingAddress.country !== order.shippingAddress.country);

/** Items that repeat the order's lines are no change, in whatever order and division. */
export const withoutSameItems = (lines: readonly OrderLine[], { items, ...edit }: PermittedEdit): PermittedEdit => ({
  ...edit,
  ...(items && !isDeepStrictEqual(pieces(lines), pieces(keptPrices(lines, items))) && { items }),
});

const changesMethod = (order: OrderRecord, { shippingMethod }: PermittedEdit): boolean =>
  shippingMethod !== undefined && shippingMethod !== order.shippingMethod;

type Pieces = StockLine & { readonly price: Money | null };

/** How many of each product or variant there are at each price, in whatever lines. */
function pieces(lines: readonly Pieces[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const key = `${stockKey(line)} ${line.price?.minor ?? ''}`;
    counts.set(key, (counts.get(key) ?? 0) + line.quantity);
  }
  return counts;
}

/**
 * A payment was received for the total, which therefore stays.
 * @throws total_would_change
 */
export function mustKeepTotal(order: OrderRecord, total: Money, language: Language): void {
  if (isEditable(order) || total.equals(order.total)) return;
  throw orderManagementErrors.total_would_change({
    total: total.toNumber(),
    changed: total.format(language),
    present: order.total.format(language),
  });
}
