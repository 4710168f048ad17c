import type { PayButtonOrder } from '#contracts';
import type { Language } from '#kernel';

export interface MailAddress {
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  /** The country's name in the reader's language. */
  readonly country: string;
  /** Of a billing address, when it has them. */
  readonly company?: string;
  readonly vatId?: string;
}

export interface OrderMailLine {
  readonly name: string;
  /** E.g. "color: red, size: M"; '' when there are none. */
  readonly attributes: string;
  readonly sku: string | null;
  /** Absolute URL of a small picture, as emails show it; null without one, or when pictures were not asked for. */
  readonly picture: string | null;
  readonly quantity: number;
  /** Of one piece, formatted. */
  readonly price: string;
  /** Formatted. */
  readonly total: string;
}

/** Where and when the order is picked up; '' is not set. Lines are separated by line breaks. */
export interface OrderPickup {
  readonly address: string;
  readonly openingHours: string;
}

/** What the customer pays by. Texts as they are shown: the amount formatted, the IBAN in groups of four. */
export interface MailBankDetails {
  readonly account_holder: string;
  readonly bank_name: string;
  readonly account_number: string;
  readonly bank_code: string;
  readonly tax_id: string;
  readonly amount: string;
  readonly currency: string;
  readonly payment_purpose: string;
}

/** An order as its mails and pages show it. Money and dates are texts in the reader's language. */
export interface OrderPresentation {
  readonly id: number;
  /** The order number shown to users. */
  readonly number: string;
  /** ISO 11649 creditor reference, "RF..". */
  readonly reference: string;
  readonly key: string;
  /** `<BASE_URL>/order/<id>?key=<key>`. */
  readonly link: string;
  /** The page where the link is requested again. */
  readonly lookupLink: string;
  /** Where its invoice is downloaded, with the order's key; null while it has none. */
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
  /** The same for pages and mails, where zero is a text: "Free". */
  readonly shippingInWords: string;
  readonly total: string;
  /** Still to be paid. */
  readonly open: string;
  readonly currency: string;
  /** For `{{ method.instance | pay_button: order }}`; null when no money is waited for. */
  readonly payable: PayButtonOrder | null;
  readonly shippingAddress: MailAddress | null;
  readonly billingAddress: MailAddress | null;
  readonly paymentMethod: { readonly key: string; readonly title: string };
  /** Whether the method's gateway has a mail of its own instead of the order confirmation. */
  readonly ownMail: boolean;
  readonly shippingTitle: string | null;
  /** Pickup: nothing is shipped, and the shipping address is the buyer's own. */
  readonly isCollected: boolean;
  /** null: the order is shipped, or the method has not set them. */
  readonly pickupPoint: OrderPickup | null;
  readonly trackingNumber: string | null;
  /** The carrier's page about the parcel; null: unknown. */
  readonly trackingLink: string | null;
  /** A date in the shop's time zone; null when the order has no deadline. */
  readonly paymentDueAt: string | null;
  /**
   * ISO 8601; null while not paid in full. One completed payment has one moment, so it also names the mail about it.
   */
  readonly paidAt: string | null;
  readonly bankDetails: MailBankDetails | null;
  /** The merchant's payment instructions; '' when there are none. */
  readonly instructions: string;
  readonly note: string | null;
  readonly cancelReason: string | null;
}

/** What decides which mails an order gets. */
export interface OrderMailFacts {
  readonly status: string;
  /** As OrderPresentation.paidAt. */
  readonly paidAt: string | null;
  /** As OrderPresentation.ownMail. */
  readonly ownMail: boolean;
  readonly hasBankDetails: boolean;
  /** Whether the customer pays on the order's page, e.g. by card. */
  readonly isPaidOnline: boolean;
}

export interface PresentationOptions {
  /** Also loads the pictures of the lines. */
  readonly withPictures?: boolean;
}
