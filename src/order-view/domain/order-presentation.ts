import type { PayButtonOrder } from '#contracts';
import type { Language } from '#kernel';
import type { PresentedReceipts } from './order-receipts.js';
import type { PresentedRefund } from './order-refunds.js';

export interface MailAddress {
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  /** Translated name of the country. */
  readonly country: string;
  /** Only in billing addresses. */
  readonly company?: string;
  readonly vatId?: string;
}

export interface OrderMailLine {
  readonly name: string;
  /** E.g. "color: red, size: M"; '' without attributes. */
  readonly attributes: string;
  readonly sku: string | null;
  /** Absolute URL of a small picture for emails; null if there is none, or if pictures were not requested. */
  readonly picture: string | null;
  readonly quantity: number;
  /** Formatted unit price. */
  readonly price: string;
  /** Formatted total of the line. */
  readonly total: string;
}

/** Address and opening hours for pickup; '': not set. Lines are separated by line breaks. */
export interface OrderPickup {
  readonly address: string;
  readonly openingHours: string;
}

/** Payment details for the customer, formatted: the amount for the language, the IBAN in groups of four. */
export interface MailBankDetails {
  readonly account_holder: string;
  readonly bank_name: string;
  readonly account_number: string;
  readonly bank_code: string;
  readonly tax_id: string;
  readonly amount: string;
  readonly currency: string;
  /** In the language of the order. */
  readonly payment_purpose: string;
}

/** An order for emails and pages. Money and dates are texts in the language of the reader. */
export interface OrderPresentation {
  readonly id: number;
  /** The order number shown to users. */
  readonly number: string;
  /** ISO 11649 creditor reference, "RF..". */
  readonly reference: string;
  readonly key: string;
  /** `<BASE_URL>/order/<id>?key=<key>`. */
  readonly link: string;
  /** URL of the page where a lost link can be requested. */
  readonly lookupLink: string;
  /** URL of the invoice with the order key; null if there is no invoice. */
  readonly invoiceLink: string | null;
  readonly language: Language;
  readonly email: string | null;
  readonly customerName: string;
  readonly status: { readonly key: string; readonly title: string };
  readonly createdAt: string;
  readonly lines: readonly OrderMailLine[];
  /** Whether any line has a picture. */
  readonly hasPictures: boolean;
  readonly subtotal: string;
  readonly tax: string;
  /** Whether the order has any tax. */
  readonly hasTax: boolean;
  readonly pricesIncludeTax: boolean;
  readonly shipping: string;
  /** The shipping costs for pages and emails, where zero is a text: "Free". */
  readonly shippingInWords: string;
  readonly total: string;
  /** Formatted open amount. */
  readonly open: string;
  readonly currency: string;
  /** Argument of `{{ method.instance | pay_button: order }}`; null if no payment is expected. */
  readonly payable: PayButtonOrder | null;
  readonly shippingAddress: MailAddress | null;
  readonly billingAddress: MailAddress | null;
  readonly paymentMethod: { readonly key: string; readonly title: string };
  /** Whether the gateway's own mail replaces the order confirmation. */
  readonly ownMail: boolean;
  readonly shippingTitle: string | null;
  /** Pickup order: nothing is shipped, and the shipping address is the buyer's own. */
  readonly isCollected: boolean;
  /** Null if the order is shipped, or the method has no pickup details. */
  readonly pickupPoint: OrderPickup | null;
  readonly trackingNumber: string | null;
  readonly carrier: string | null;
  /** The carrier's page about the parcel; null if unknown. */
  readonly trackingLink: string | null;
  /** Date in the shop's time zone; null if the order has no deadline. */
  readonly paymentDueAt: string | null;
  /** Whether the day of `paymentDueAt` has passed and the order is not paid in full. */
  readonly isPastDue: boolean;
  /** ISO 8601; null until paid in full. A completed payment has one time, which also identifies the mail about it. */
  readonly paidAt: string | null;
  readonly bankDetails: MailBankDetails | null;
  /** The merchant's payment instructions; '' if there are none. */
  readonly instructions: string;
  readonly note: string | null;
  /** Null if no payment was received. */
  readonly receipts: PresentedReceipts | null;
  /** Refunds that were made, oldest first. */
  readonly refunds: readonly PresentedRefund[];
  readonly cancelReason: string | null;
}

/** Data of an order that determines its emails. */
export interface OrderMailFacts {
  readonly status: string;
  /** See OrderPresentation.paidAt. */
  readonly paidAt: string | null;
  /** See OrderPresentation.ownMail. */
  readonly ownMail: boolean;
  readonly hasBankDetails: boolean;
  /** Whether the customer pays on the order's page, e.g. by card. */
  readonly isPaidOnline: boolean;
}

export interface PresentationOptions {
  /** Whether to load the pictures of the lines. */
  readonly withPictures?: boolean;
}
