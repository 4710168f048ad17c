import { sha256Hex } from '#kernel';
import type { OrderLine, OrderRecord } from '../../order/index.js';

/** Hash of the lines, amounts, addresses and buyer of an invoice. If it changes, the invoice is no longer valid. */
export function invoiceFacts(order: OrderRecord, lines: readonly OrderLine[]): string {
  const { subtotal, tax, shipping, shippingTaxes, total, contact, billingAddress, shippingAddress } = order;
  return sha256Hex(
    JSON.stringify([
      order.currency,
      order.pricesIncludeTax,
      [subtotal, tax, shipping, total].map(String),
      order.shippingMethod,
      sorted(contact),
      sorted(billingAddress),
      sorted(shippingAddress),
      lines.map((line) => [
        line.productId,
        line.variantId,
        line.name,
        line.sku,
        sorted(line.attributes),
        line.quantity,
        String(line.price),
        String(line.total),
        line.taxRate,
      ]),
      // Invoices without taxed shipping keep the hash that earlier versions have stored.
      ...(shippingTaxes.length > 0
        ? [shippingTaxes.map(({ rate, amount, tax }) => [rate, String(amount), String(tax)])]
        : []),
    ]),
  );
}

const sorted = (record: object): unknown => Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1));
