import type { Language } from '#kernel';
import { isPaid, openAmount, type OrderLine, type OrderRecord } from '../../order/index.js';
import type { OrderPresentation } from '../../ports/order-presentation.js';
import type { InvoiceSays } from './invoice-says.js';
import { paymentCode, type PaymentCode } from './payment-code.js';
import { percentText, taxSummary } from './tax-summary.js';

/** What an invoice is written from; all of one version of the order. */
export interface InvoiceSource {
  readonly order: OrderRecord;
  readonly lines: readonly OrderLine[];
  /** The order in the invoice's language. */
  readonly told: OrderPresentation;
  readonly seller: InvoiceSays['seller'];
  readonly shop: InvoiceSays['shop'];
}

/** What the invoice says, but for its number and day. */
export function writeInvoice({
  order,
  lines,
  told,
  seller,
  shop,
}: InvoiceSource): Omit<InvoiceSays, 'number' | 'issuedAt'> {
  const { language, billingAddress, shippingAddress, isCollected } = told;
  const isSame = JSON.stringify(billingAddress) === JSON.stringify(shippingAddress);
  return {
    shop,
    seller,
    currency: order.currency,
    buyer: {
      name: told.customerName,
      email: order.contact.email,
      phone: order.contact.phone,
      billingAddress: billingAddress ?? shippingAddress,
      shippingAddress: isSame || isCollected || !billingAddress ? null : shippingAddress,
    },
    order: { number: told.number, createdAt: told.createdAt, reference: told.reference },
    lines: told.lines.map((line, index) => ({
      ...line,
      position: index + 1,
      taxRate: percentText(lines[index]!.taxRate, language),
    })),
    subtotal: told.subtotal,
    shipping: told.shipping,
    shippingTitle: told.shippingTitle,
    isCollected,
    taxes: taxSummary(lines, order.pricesIncludeTax, language),
    tax: told.tax,
    pricesIncludeTax: told.pricesIncludeTax,
    total: told.total,
    payment: paymentPart(order, told, language),
  };
}

function paymentPart(order: OrderRecord, told: OrderPresentation, language: Language): InvoiceSays['payment'] {
  const title = told.paymentMethod.title;
  const paid = order.paid.isPositive() ? order.paid.format(language) : null;
  if (isPaid(order)) return { title, paid, open: null, dueAt: null, bank: null, instructions: '', code: null };
  return {
    title,
    paid,
    open: told.open,
    dueAt: told.paymentDueAt,
    bank: told.bankDetails,
    instructions: told.bankDetails ? told.instructions : '',
    code: codeOf(order, told),
  };
}

function codeOf(order: OrderRecord, { bankDetails: bank, reference }: OrderPresentation): PaymentCode | null {
  return (
    bank &&
    paymentCode({
      receiver: bank.account_holder,
      iban: bank.account_number,
      bankCode: bank.bank_code,
      taxId: bank.tax_id,
      amount: openAmount(order),
      reference,
      purpose: bank.payment_purpose,
    })
  );
}
