import { shownPostalCode } from '../../platform/contact/postal-codes.js';
import type { Seller } from '../../settings/index.js';
import type { Address, OrderRecord } from '../../order/index.js';
import type { Transfer } from '../../order-view/index.js';
import type { InvoiceSeller } from './invoice-seller.js';

/** A party of a document; '' where unknown. */
export interface DocumentParty {
  readonly name: string;
  /** Contact person, if `name` is that of a company. */
  readonly contact: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly vatId: string;
  readonly registration: string;
  readonly email: string;
  readonly phone: string;
}

/** Data of a document that programs read; its texts are formatted for people. Days are YYYY-MM-DD. */
export interface DocumentParties {
  readonly seller: DocumentParty;
  readonly buyer: DocumentParty;
  /** Null if it is the buyer's address, and for pickup orders. */
  readonly deliverTo: DocumentParty | null;
  readonly issuedOn: string;
  readonly dueOn: string | null;
  readonly account: { readonly iban: string; readonly holder: string } | null;
  /** Minor units paid before the issue. */
  readonly paid: string;
}

interface PartiesSource {
  readonly order: OrderRecord;
  readonly seller: Seller;
  /** The seller as the texts of the document name it. */
  readonly shownSeller: InvoiceSeller;
  readonly transfer: Transfer | null;
  readonly isCollected: boolean;
  readonly timezone: string;
}

/** The parties of an invoice, without its date. */
export function partiesOf(source: PartiesSource): Omit<DocumentParties, 'issuedOn'> {
  const { order, seller, shownSeller, transfer, isCollected, timezone } = source;
  const { billingAddress, shippingAddress, contact } = order;
  const billed = billingAddress.address || billingAddress.city ? billingAddress : shippingAddress;
  const person = billed.name || [contact.firstName, contact.lastName].filter(Boolean).join(' ');
  const isSame = JSON.stringify(shippingAddress) === JSON.stringify(billed);
  const received = order.paid.subtract(order.refunded);
  return {
    seller: sellerParty(seller, shownSeller),
    buyer: {
      ...addressed(billed, billed.company || person || ''),
      contact: billed.company ? person : '',
      vatId: plain(billed.vat_id),
      email: contact.email ?? '',
      phone: contact.phone ?? '',
    },
    deliverTo: isCollected || isSame ? null : addressed(shippingAddress, shippingAddress.name || person),
    dueOn: order.paymentDueAt && isoDay(order.paymentDueAt, timezone),
    account: transfer && { iban: transfer.iban.replace(/\s/g, ''), holder: transfer.receiver },
    paid: String(received.isPositive() ? received.minor : 0n),
  };
}

/** The seller of the settings; `shown`: as documents name it, with the tax id of the bank account. */
export const sellerParty = (seller: Seller, shown: Pick<InvoiceSeller, 'name' | 'taxId'>): DocumentParty => ({
  ...NOBODY,
  ...withoutNull({ ...seller, vatId: plain(seller.vat_id) }),
  name: seller.name ?? shown.name,
  registration: seller.registration ?? shown.taxId,
});

/** The day of a time in the shop's time zone, YYYY-MM-DD. */
export const isoDay = (moment: Date, timezone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: timezone }).format(moment);

const NOBODY: DocumentParty = {
  name: '',
  contact: '',
  address: '',
  city: '',
  state: '',
  zip: '',
  country: '',
  vatId: '',
  registration: '',
  email: '',
  phone: '',
};

const addressed = ({ address, city, state, zip, country }: Address, name: string): DocumentParty => ({
  ...NOBODY,
  ...withoutNull({ address, city, state, zip: shownPostalCode(zip), country }),
  name,
});

/** A VAT id without spaces, in capital letters. */
const plain = (vatId: string | null | undefined): string => (vatId ?? '').replace(/\s/g, '').toUpperCase();

/** The members of a party that are known. */
const withoutNull = (values: { readonly [name: string]: string | null | undefined }): Partial<DocumentParty> =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => name in NOBODY && value));
