import type { Outcome } from '../types.js';

let last = 0;

function note(text: string): HTMLElement {
  const element = document.createElement('span');
  element.className = 'sc-error';
  element.textContent = text;
  element.id = `sc-error-${++last}`;
  return element;
}

export function clearErrors(form: HTMLFormElement): void {
  for (const element of form.querySelectorAll('.sc-error[id^=sc-error-]')) element.remove();
  for (const field of form.querySelectorAll('[aria-describedby^=sc-error-]')) {
    field.removeAttribute('aria-describedby');
    field.removeAttribute('aria-invalid');
  }
}

/** Shows the server's errors: each message at its field, the rest above; the first invalid field is focused. */
export function showErrors(form: HTMLFormElement, { message, errors = {} }: Outcome): void {
  clearErrors(form);
  const wrong = Object.entries(errors).flatMap(([name, sentences]) => {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement) || field.type === 'hidden') return [];
    const text = note(sentences.join(' '));
    (field.closest('label') ?? field).after(text);
    field.setAttribute('aria-invalid', 'true');
    field.setAttribute('aria-describedby', text.id);
    return [{ name, field }];
  });
  const elsewhere = Object.entries(errors)
    .filter(([name]) => !wrong.some((found) => found.name === name))
    .flatMap(([, sentences]) => sentences);
  const summary = note([message, ...elsewhere].join(' '));
  summary.setAttribute('role', 'alert');
  form.prepend(summary);
  wrong[0]?.field.focus();
}
