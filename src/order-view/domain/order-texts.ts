import type { Language } from '#kernel';
import type { Address, OrderLine } from '../../order/index.js';
import { shownPostalCode } from '../../platform/contact/postal-codes.js';
import type { MailAddress } from './order-presentation.js';

/** A line with formatted amounts. */
export function lineText(line: OrderLine, language: Language) {
  return {
    name: line.name,
    sku: line.sku,
    quantity: line.quantity,
    price: line.price.format(language),
    total: line.total.format(language),
  };
}

/** The address with the translated name of the country; null if there is none. */
export function addressText(address: Address, language: Language): MailAddress | null {
  if (!address.address && !address.city) return null;
  const country = address.country
    ? (new Intl.DisplayNames(language, { type: 'region' }).of(address.country) ?? address.country)
    : '';
  return {
    name: address.name ?? '',
    address: address.address ?? '',
    city: address.city ?? '',
    state: address.state ?? '',
    zip: shownPostalCode(address.zip),
    country,
    ...(address.company && { company: address.company }),
    ...(address.vat_id && { vatId: address.vat_id }),
  };
}
