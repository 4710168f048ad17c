import { isDeepStrictEqual } from 'node:util';
import type { Language, Money } from '#kernel';
import { stockKey, type BasketLine, type RequestedLine } from '../../cart/index.js';
import type { StockLine } from '../../catalog/index.js';
import {
  isCorrectable,
  isEditable,
  orderErrors,
  type Address,
  type OrderLine,
  type OrderRecord,
} from '../../order/index.js';
import { orderManagementErrors } from '../order-management.errors.js';
import { keptPrices } from './kept-prices.js';

/** Changes of an order; missing members stay unchanged. */
export interface OrderEdit {
  readonly shippingAddress?: Partial<Address>;
  readonly billingAddress?: Partial<Address>;
  readonly note?: string | null;
  /** All lines of the edited order. */
  readonly items?: readonly RequestedLine[];
  readonly shippingMethod?: string;
  readonly trackingNumber?: string | null;
  readonly carrier?: string | null;
  /** The version that was read; an outdated one is refused. */
  readonly version?: number;
}

/** An edit with the prices that the caller may set. */
export type PermittedEdit = Omit<OrderEdit, 'items'> & { readonly items?: readonly BasketLine[] };

/**
 * Returns the members of an edit that differ from the order. Items with the same products, quantities and prices do not
 * count as a change, even if they are ordered or split differently.
 */
export function changesAmong(edit: PermittedEdit, order: OrderRecord, lines: readonly OrderLine[]): PermittedEdit {
  const { items, shippingAddress, billingAddress, note, shippingMethod, trackingNumber, carrier } = edit;
  const changed = {
    items: items && !isDeepStrictEqual(pieces(lines), pieces(keptPrices(lines, items))) ? items : undefined,
    shippingAddress: shippingAddress && membersThatDiffer(shippingAddress, order.shippingAddress),
    billingAddress: billingAddress && membersThatDiffer(billingAddress, order.billingAddress),
    note: note === order.note ? undefined : note,
    shippingMethod: shippingMethod === order.shippingMethod ? undefined : shippingMethod,
    trackingNumber: trackingNumber === order.trackingNumber ? undefined : trackingNumber,
    carrier: carrier === order.carrier ? undefined : carrier,
  };
  return Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined)) as PermittedEdit;
}

function membersThatDiffer(sent: Partial<Address>, present: Address): Partial<Address> | undefined {
  const differ = Object.entries(sent).filter(
    ([name, value]) => value !== undefined && value !== (present[name as keyof Address] ?? null),
  );
  return differ.length > 0 ? (Object.fromEntries(differ) as Partial<Address>) : undefined;
}

/** @throws not_editable, also for lines of which pieces were refunded, because refunds refer to them */
export function mustBeEditable(order: OrderRecord, edit: PermittedEdit, lines: readonly OrderLine[]): void {
  const onlyTracking = Object.keys(edit).every((name) => ['trackingNumber', 'carrier'].includes(name));
  if (edit.items && lines.some(({ refunded }) => refunded > 0))
    throw orderErrors.not_editable({ status: order.status, wording: 'paid' });
  if (onlyTracking || isEditable(order)) return;
  if (!isCorrectable(order)) throw orderErrors.not_editable({ status: order.status });
  if (edit.items || edit.shippingMethod !== undefined)
    throw orderErrors.not_editable({ status: order.status, wording: 'paid' });
}

/**
 * Whether the edit may change the total. Tax and delivery are recalculated only if lines, method or country change, so
 * that current rules do not apply to an older order.
 * @param edit without members that equal the order's, see `changesAmong`
 */
export const changesPrice = (order: OrderRecord, edit: PermittedEdit): boolean =>
  edit.items !== undefined ||
  edit.shippingMethod !== undefined ||
  (edit.shippingAddress?.country !== undefined && edit.shippingAddress.country !== order.shippingAddress.country);

type Pieces = StockLine & { readonly price: Money | null };

/** Quantity by product or variant and price, regardless of lines. */
function pieces(lines: readonly Pieces[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const key = `${stockKey(line)} ${line.price?.minor ?? ''}`;
    counts.set(key, (counts.get(key) ?? 0) + line.quantity);
  }
  return counts;
}

/**
 * Rejects a change of the total if the order is not editable, e.g. after a payment.
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
