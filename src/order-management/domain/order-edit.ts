import type { BasketLine, RequestedLine } from '../../checkout/index.js';
import { isEditable, orderErrors, type Address, type OrderRecord } from '../../order/index.js';
import { mustBeCurrent } from '../../platform/errors/must-be-current.js';

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
  if (!onlyTracking && !isEditable(order)) throw orderErrors.not_editable({ status: order.status });
}

/**
 * Whether what the order comes to depends on it: tax and delivery follow the lines, the method and the country alone,
 * so that a corrected name or street does not bring today's rules into an order that was placed under others.
 */
export const changesPrice = (order: OrderRecord, { items, shippingMethod, shippingAddress }: PermittedEdit): boolean =>
  items !== undefined ||
  (shippingMethod !== undefined && shippingMethod !== order.shippingMethod) ||
  (shippingAddress?.country !== undefined && shippingAddress.country !== order.shippingAddress.country);
