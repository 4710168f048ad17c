import type { Language } from '#kernel';
import { openAmount, type OrderLine, type OrderRecord } from '../../order/index.js';
import type { OrderPresentation } from '../../order-view/index.js';

/** The items of one order and their destination, as texts in the language of the packer. */
export interface PackingSlip extends Pick<
  OrderPresentation,
  'number' | 'createdAt' | 'customerName' | 'shippingAddress' | 'shippingTitle' | 'isCollected' | 'note'
> {
  readonly status: string;
  readonly phone: string | null;
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
  /** The formatted balance due; null if nothing is due. */
  readonly open: string | null;
  /** Lines with the quantities to pack: refunded quantities are deducted. */
  readonly lines: ReadonlyArray<{
    readonly name: string;
    readonly attributes: string;
    readonly sku: string | null;
    readonly quantity: number;
  }>;
  /** Sum of the quantities. */
  readonly pieces: number;
}

/** @param presented the order in the language of the packer, with the same lines */
export function packingSlipOf(
  order: OrderRecord,
  lines: readonly OrderLine[],
  presented: OrderPresentation,
  language: Language,
): PackingSlip {
  const packed = presented.lines
    .map(({ name, attributes, sku }, index) => {
      const { quantity, refunded } = lines[index]!;
      return { name, attributes, sku, quantity: quantity - refunded };
    })
    .filter(({ quantity }) => quantity > 0);
  const open = openAmount(order);
  const { number, createdAt, customerName, shippingAddress, shippingTitle, isCollected, note } = presented;
  return {
    number,
    createdAt,
    customerName,
    shippingAddress,
    shippingTitle,
    isCollected,
    note,
    status: presented.status.title,
    phone: order.contact.phone,
    carrier: presented.carrier,
    trackingNumber: presented.trackingNumber,
    open: open.isPositive() && order.status !== 'cancelled' ? open.format(language) : null,
    lines: packed,
    pieces: packed.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}
