import { isBusy, whileBusy } from '../busy.js';
import type { FastOrderData, FastOrderWish, Shop } from '../types.js';
import { orderAsShown } from './agreed.js';
import { clearErrors, showErrors } from './form-errors.js';
import { labels } from './labels.js';

const FIELDS = [
  ['phone', 'tel', 'tel'],
  ['email', 'email', 'email'],
  ['first_name', 'text', 'given-name'],
] as const;

function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Partial<HTMLElementTagNameMap[K]> = {},
  ...inside: Array<Node | string>
): HTMLElementTagNameMap[K] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...inside);
  return element;
}

function build(): HTMLDialogElement {
  const text = labels();
  const title = make('h2', { id: 'sc-fast-order', textContent: text.title });
  const fields = FIELDS.map(([name, type, autocomplete]) =>
    make('label', {}, text[name], make('input', { name, type, autocomplete })),
  );
  const form = make(
    'form',
    { noValidate: true },
    make('p', { textContent: text.hint }),
    ...fields,
    make('button', { textContent: text.send }),
  );
  const close = make('form', { method: 'dialog' }, make('button', { textContent: text.close }));
  const dialog = make('dialog', { className: 'sc-dialog' }, title, form, close);
  dialog.setAttribute('data-sc-fast-order', '');
  dialog.setAttribute('aria-labelledby', title.id);
  document.body.append(dialog);
  return dialog;
}

const formOf = (dialog: Element): HTMLFormElement =>
  dialog.querySelector<HTMLFormElement>('form:not([method=dialog])')!;

/** Opens the page's `<dialog data-sc-fast-order>`, or a small one of the script, after a click on `button`. */
export function openDialog(shop: Shop, request: FastOrderWish, button: Element): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[data-sc-fast-order]') ?? build();
  const form = formOf(dialog);
  dialog.querySelector('.sc-done')?.remove();
  form.hidden = false;
  clearErrors(form);
  for (const name of ['product_id', 'variant_id', 'quantity'] as const) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = String(request[name] ?? '');
  }
  form.onsubmit = (event) => {
    event.preventDefault();
    if (!isBusy(form)) void whileBusy(form, () => send(shop, dialog, request, button));
  };
  if (!dialog.open) dialog.showModal();
}

async function send(shop: Shop, dialog: Element, request: FastOrderWish, button: Element): Promise<void> {
  const form = formOf(dialog);
  const entries = [...new FormData(form)].flatMap(([name, value]) => {
    const text = String(value).trim();
    if (!text || !/^(phone|email|first_name|quantity)$/.test(name)) return [];
    return [[name, name === 'quantity' ? Number(text) : text]];
  });
  const data = await orderAsShown(
    button,
    { ...request, ...(Object.fromEntries(entries) as FastOrderWish) },
    shop.fastOrder,
  );
  if (data.success) thank(dialog, form, data);
  else showErrors(form, data);
}

function thank(dialog: Element, form: HTMLFormElement, { message, order }: FastOrderData): void {
  clearErrors(form);
  const done = make('div', { className: 'sc-done', tabIndex: -1 }, make('p', { textContent: message }));
  if (order) done.append(make('p', {}, make('a', { href: order.url, textContent: labels().order })));
  form.hidden = true;
  form.before(done);
  done.focus();
}
