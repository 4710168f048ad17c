import type { Data, Language, Sent } from '#panel';
import type { Picked } from '../order/product-picker.js';

/** A line of the new order; `own_price` only if a manager sets a price. */
export interface DraftLine {
  readonly product_id: number;
  readonly variant_id: number | null;
  readonly name: string;
  readonly catalog_price: number;
  readonly own_price: number | null;
  readonly quantity: number | null;
  readonly in_stock: number;
}

export const ADDRESS_NAMES = ['name', 'address', 'city', 'state', 'zip', 'country'] as const;
/** Fields of an address; company and VAT id only for the billing address. */
export type DraftAddress = Readonly<Record<(typeof ADDRESS_NAMES)[number] | 'company' | 'vat_id', string>>;

export interface Draft {
  /** Null: a new customer. */
  readonly customer_id: number | null;
  readonly contact: Readonly<Record<'first_name' | 'last_name' | 'email' | 'phone', string>>;
  readonly lines: readonly DraftLine[];
  readonly shipping: DraftAddress;
  /** Null: the shipping address. */
  readonly billing: DraftAddress | null;
  readonly shipping_method: string;
  readonly payment_method: string;
  readonly language: Language;
  readonly note: string;
  /** Whether the payment is requested at once: for example, the bank details are mailed. */
  readonly asks: boolean;
}

export const NO_ADDRESS: DraftAddress = {
  company: '',
  vat_id: '',
  name: '',
  address: '',
  city: '',
  state: '',
  zip: '',
  country: '',
};
export const NO_CONTACT = { first_name: '', last_name: '', email: '', phone: '' };

export const emptyDraft = (language: Language): Draft => ({
  customer_id: null,
  contact: NO_CONTACT,
  lines: [],
  shipping: NO_ADDRESS,
  billing: null,
  shipping_method: '',
  payment_method: '',
  language,
  note: '',
  asks: true,
});

export const lineKey = ({
  product_id: product,
  variant_id: variant,
}: Pick<DraftLine, 'product_id' | 'variant_id'>): string => `${product}/${variant ?? ''}`;

/** Adds one item to the line of the product, or adds a line. */
export function withPicked(lines: readonly DraftLine[], { price, ...picked }: Picked): readonly DraftLine[] {
  const known = lines.find((line) => lineKey(line) === lineKey(picked));
  if (!known) return [...lines, { ...picked, catalog_price: price, own_price: null, quantity: 1 }];
  return lines.map((line) =>
    line === known ? { ...line, quantity: Math.min((line.quantity ?? 0) + 1, line.in_stock) } : line,
  );
}

export const isWrong = ({ quantity, in_stock: most }: DraftLine): boolean =>
  quantity === null || !Number.isInteger(quantity) || quantity < 1 || quantity > most;

export const sentLine = ({ product_id, variant_id, quantity, own_price: price }: DraftLine) => ({
  product_id,
  quantity,
  ...(variant_id !== null && { variant_id }),
  ...(price !== null && { price }),
});

const filled = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(fields)
      .map(([name, value]: [string, unknown]) => [name, String(value).trim()])
      .filter(([, value]) => value !== ''),
  ) as Partial<T>;

const methodOf = (draft: Draft, quote: Data<'quoteOrder'> | null) =>
  quote?.shipping_methods.find(({ key }) => key === (draft.shipping_method || quote.shipping_method));

/** Whether the customer collects the order, so that the address is not one for delivery. */
export const isPickup = (draft: Draft, quote: Data<'quoteOrder'> | null): boolean =>
  methodOf(draft, quote)?.is_pickup ?? false;

/**
 * Returns what the chosen delivery method requires. Before the first quote, an address counts as required, because most
 * methods require one.
 */
export function requirements(draft: Draft, quote: Data<'quoteOrder'> | null): { phone: boolean; address: boolean } {
  const method = methodOf(draft, quote);
  const { address, city, zip } = draft.shipping;
  // An address that is not required may be missing, but not incomplete.
  const isBegun = [address, city, zip].some((text) => text.trim() !== '');
  return { phone: method?.requires_phone ?? false, address: isBegun || (method?.requires_address ?? true) };
}

/** The body of `POST /api/orders`. */
export function orderOf(draft: Draft): Sent<'createOrder'> {
  return {
    items: draft.lines.map(sentLine),
    customer: filled(draft.contact),
    ...(draft.customer_id !== null && { customer_id: draft.customer_id }),
    shipping_address: filled(draft.shipping),
    ...(draft.billing && { billing_address: filled(draft.billing) }),
    ...(draft.shipping_method && { shipping_method: draft.shipping_method }),
    payment_method: draft.payment_method,
    language: draft.language,
    ...(draft.note.trim() && { note: draft.note.trim() }),
  };
}
