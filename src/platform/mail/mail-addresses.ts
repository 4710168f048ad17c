import type { Language } from '#kernel';
import { oneLine } from '../http/validation/text.decorators.js';
import type { MailSender, ShopProfile } from '../shop/shop-profile.js';

/** `From` and `Reply-To` of an email. */
export interface MailAddresses {
  readonly from: MailSender;
  /** Null if the shop has no email address for customers; then answers go to the sender. */
  readonly replyTo: MailSender | null;
}

/** @param sender of a former mail server; by default the current one */
export function mailAddresses(shop: ShopProfile, language: Language, sender = shop.sender): MailAddresses {
  const { email } = shop.contact(language);
  return {
    from: { name: oneLine(sender.name), address: sender.address },
    replyTo: email ? { name: oneLine(shop.name), address: email } : null,
  };
}
