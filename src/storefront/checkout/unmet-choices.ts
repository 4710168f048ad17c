import { pick, type Language } from '#kernel';
import type { CheckoutCart } from '../../cart/index.js';
import type { OfferedMethod } from '../../payment/index.js';
import type { Complaint } from './complaints.js';
import type { Entries } from './entries.js';

/** Methods that are offered now. */
interface Offer {
  readonly cart: CheckoutCart;
  readonly methods: readonly OfferedMethod[];
  readonly language: Language;
}

/** Translates a key. */
type Translate = (key: string, args?: Record<string, unknown>) => string;

/** Choices that are no longer available, with their replacements. */
export function unmetChoices(
  { cart: { lines, quote }, methods, language }: Offer,
  entries: Entries,
  translate: Translate,
): Complaint[] {
  const { shipping_method: shipping = '', payment_method: payment = '' } = entries;
  const replaced = (field: string, title: string): Complaint => ({
    field,
    text: translate('storefront.checkout.replaced', { title }),
  });
  const unmet: Complaint[] = [];
  if (!quote && lines.some(({ problem }) => problem === null))
    unmet.push({ field: null, text: translate('storefront.checkout.no_shipping') });
  if (quote && shipping !== '' && shipping !== quote.key) unmet.push(replaced('shipping_method', quote.title));
  const [first] = methods;
  if (first && payment !== '' && !methodOf(methods, payment))
    unmet.push(replaced('payment_method', pick(first.title, language) || first.key));
  return unmet;
}

/** Finds a method by key or id, because the form allows both. */
export const methodOf = (methods: readonly OfferedMethod[], entry: string | undefined): OfferedMethod | null =>
  methods.find(({ key, id }) => key === entry || String(id) === entry) ?? null;
