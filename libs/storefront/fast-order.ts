import { fastOrder } from './order.js';
import { notifyOutcome } from './notify-outcome.js';
import { sentence } from './sentences.js';
import { shop } from './shop.js';
import type { FastOrderWish } from './types.js';

const FIELDS = ['phone', 'email', 'first_name'] as const;

/** Values of the form around the button, without empty ones. */
function contactIn(form: HTMLFormElement | null): Pick<FastOrderWish, (typeof FIELDS)[number]> {
  const entries = form && new FormData(form);
  const typed = FIELDS.map((name) => [name, String(entries?.get(name) ?? '').trim()] as const);
  return Object.fromEntries(typed.filter(([, text]) => text));
}

/** Orders at once if the contact is given; otherwise opens a dialog, whose code is loaded on first use. */
export async function openFastOrder(button: Element, request: FastOrderWish): Promise<void> {
  const form = button.closest('form');
  const contact = contactIn(form);
  try {
    const { openDialog, orderAsShown, clearErrors, showErrors } = (await import(
      `${shop.base}/storefront/${FAST_ORDER}`
    )) as typeof import('./fast-order/main.js');
    if (!form || !(contact.phone || contact.email)) return openDialog(shop, request, button);
    const data = await orderAsShown(button, { ...request, ...contact }, fastOrder);
    clearErrors(form);
    if (!data.success) showErrors(form, data);
    notifyOutcome(data);
  } catch {
    shop.tell(sentence('away'), true);
  }
}
