import { refreshLive } from './live.js';

/**
 * Fields that determine shipping, totals and what the form asks for: a change recalculates them, as the button does
 * without JavaScript.
 */
const DEPENDS = ['shipping_country', 'shipping_zip', 'shipping_method', 'billing_country'];

const form = document.querySelector<HTMLFormElement>('form[data-checkout]');
const status = form?.querySelector<HTMLElement>('[data-checkout-status]');

if (form && status) {
  form.addEventListener('change', ({ target }) => {
    if (DEPENDS.includes((target as HTMLInputElement).name)) void workOut(form, status);
  });
  // An address that the chosen method does not need is not sent, except for the country, by which tax is calculated.
  form.addEventListener('submit', ({ submitter }) => {
    if (!submitter?.hasAttribute('formaction')) enableHiddenAddress(form, false);
  });
  // The browser has restored earlier choices, which the server did not know when it rendered the page.
  addEventListener('pageshow', () => {
    enableHiddenAddress(form, true);
    const chosen = [...form.querySelectorAll<HTMLSelectElement>('select[name="shipping_country"]')];
    if (
      chosen.some(
        ({ options, selectedIndex }) =>
          selectedIndex >= 0 && !options[selectedIndex]!.defaultSelected && options[selectedIndex]!.value,
      )
    )
      void workOut(form, status);
  });
}

function enableHiddenAddress(form: HTMLFormElement, isEnabled: boolean): void {
  const address = form.querySelector<HTMLElement>('.delivery-address');
  if (!isEnabled && address?.checkVisibility()) return;
  for (const input of address?.querySelectorAll('input') ?? []) input.disabled = !isEnabled;
}

let latest = 0;

async function workOut(form: HTMLFormElement, status: HTMLElement): Promise<void> {
  const mine = ++latest;
  status.textContent = status.dataset['working'] ?? '';
  const done = await refreshLive(form.dataset['checkout'], new FormData(form));
  // A later change has superseded this one, and will announce its result.
  if (mine !== latest) return;
  form.classList.toggle('checkout--stuck', !done);
  status.textContent =
    (done ? form.querySelector<HTMLElement>('[data-worked]')?.dataset['worked'] : status.dataset['failed']) ?? '';
}
