import type { Language } from '#kernel';
import type { ShopContact } from '../platform/shop/shop-profile.js';
import type { Seller } from './stored-settings.js';

/** How customers reach the seller, for the end of emails in the language. */
export function contactOf({ address, zip, city, country, phone, email }: Seller, language: Language): ShopContact {
  const place = [zip, city].filter(Boolean).join(' ');
  const land = country && new Intl.DisplayNames(language, { type: 'region' }).of(country);
  // A country alone is no address.
  const parts = address || city ? [address, place, land] : [];
  return { address: parts.filter(Boolean).join(', '), phone: phone ?? '', email: email ?? '' };
}
