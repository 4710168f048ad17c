import { fastOrder } from './order.js';
import { say } from './say.js';
import { sentence } from './sentences.js';
import { shop } from './shop.js';
import type { FastOrderWish } from './types.js';

const FIELDS = ['phone', 'email', 'first_name'] as const;

/** Buttons whose reader has been told the new total: the next click agrees to it. */
const told = new WeakSet<Element>();

/** What was typed into the form around the button; nothing of what was left empty. */
function contactIn(form: HTMLFormElement | null): Pick<FastOrderWish, (typeof FIELDS)[number]> {
  const entries = form && new FormData(form);
  const typed = FIELDS.map((name) => [name, String(entries?.get(name) ?? '').trim()] as const);
  return Object.fromEntries(typed.filter(([, text]) => text));
}

/** Orders at once when it stands there whom to call; else a dialog asks. Most visitors never want it: it comes when it is wanted. */
export async function wantFastOrder(button: Element, wish: FastOrderWish): Promise<void> {
  const form = button.closest('form');
  const contact = contactIn(form);
  try {
    const { openDialog, clearErrors, showErrors } = await import(`${shop.base}/storefront/${FAST_ORDER}`) as typeof import('./fast-order/main.js');
    if (!form || !(contact.phone || contact.email)) return openDialog(shop, wish);
    const data = await fastOrder({ ...wish, ...contact, ...(told.has(button) && { price: undefined }) });
    if (data.code === 'price_changed') told.add(button);
    clearErrors(form);
    if (!data.success) showErrors(form, data);
    say(data);
  } catch {
    shop.tell(sentence('away'), true);
  }
}
