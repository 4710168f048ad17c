import { isPaid, type OrderLine, type OrderRecord } from '../../order/index.js';
import type { OrderPresentation } from '../../order-view/index.js';
import type { InvoiceContent, StoredCode } from './invoice-content.js';
import { percentText, taxSummary } from './tax-summary.js';

/** Data of an invoice, all from one version of the order. */
export interface InvoiceSource {
  readonly order: OrderRecord;
  readonly lines: readonly OrderLine[];
  /** The order, formatted in the invoice's language. */
  readonly presentation: OrderPresentation;
  /** QR code of the transfer; null if the order has none. */
  readonly code: StoredCode | null;
  readonly seller: InvoiceContent['seller'];
  readonly shop: InvoiceContent['shop'];
}

/** The content of an invoice, except its number and date. */
export function writeInvoice({
  order,
  lines,
  presentation,
  code,
  seller,
  shop,
}: InvoiceSource): Omit<InvoiceContent, 'number' | 'issuedAt'> {
  const { language, billingAddress, shippingAddress, isCollected } = presentation;
  const isSame = JSON.stringify(billingAddress) === JSON.stringify(shippingAddress);
  return {
    shop,
    seller,
    currency: order.currency,
    buyer: {
      name: presentation.customerName,
      email: order.contact.email,
      phone: order.contact.phone,
      billingAddress: billingAddress ?? shippingAddress,
      shippingAddress: isSame || isCollected || !billingAddress ? null : shippingAddress,
    },
    order: { number: presentation.number, createdAt: presentation.createdAt, reference: presentation.reference },
    lines: presentation.lines.map(({ picture: _, ...line }, index) => ({
      ...line,
      position: index + 1,
      taxRate: percentText(lines[index]!.taxRate, language),
    })),
    subtotal: presentation.subtotal,
    shipping: presentation.shipping,
    shippingTitle: presentation.shippingTitle,
    isCollected,
    taxes: taxSummary([...lines, ...taxedShipping(order)], order.pricesIncludeTax, language),
    tax: presentation.tax,
    pricesIncludeTax: presentation.pricesIncludeTax,
    total: presentation.total,
    payment: paymentPart(order, presentation, code),
  };
}

const taxedShipping = ({ shippingTaxes }: OrderRecord) =>
  shippingTaxes.map(({ rate, amount, tax }) => ({ taxRate: rate, total: amount, tax }));

function paymentPart(
  order: OrderRecord,
  presentation: OrderPresentation,
  code: StoredCode | null,
): InvoiceContent['payment'] {
  const title = presentation.paymentMethod.title;
  const received = isPaid(order) ? order.paid : order.paid.subtract(order.refunded);
  const paid = received.isPositive() ? received.format(presentation.language) : null;
  if (isPaid(order)) return { title, paid, open: null, dueAt: null, bank: null, instructions: '', code: null };
  return {
    title,
    paid,
    open: presentation.open,
    dueAt: presentation.paymentDueAt,
    bank: presentation.bankDetails,
    instructions: presentation.bankDetails ? presentation.instructions : '',
    code,
  };
}
