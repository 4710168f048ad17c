/** A form with `data-once` is submitted once: its button is marked busy until the next page is loaded. */
document.addEventListener('submit', ({ target, submitter }) => {
  const form = target as HTMLFormElement;
  if (
    form.dataset['once'] === undefined ||
    !(submitter instanceof HTMLButtonElement) ||
    submitter.hasAttribute('formaction')
  )
    return;
  // Enter may submit by a button other than the visible one
  const buttons = [...form.querySelectorAll<HTMLButtonElement>('button:not([formaction], [type=button])')].map(
    (button) => ({ button, words: button.textContent }),
  );
  const free = (): void => {
    for (const { button, words: label } of buttons) {
      button.removeAttribute('aria-busy');
      button.disabled = false;
      button.textContent = label;
    }
  };
  for (const { button, words: label } of buttons) {
    button.setAttribute('aria-busy', 'true');
    button.textContent = form.dataset['once'] || label;
    // The button is disabled after the browser has submitted the form.
    setTimeout(() => {
      button.disabled = true;
    });
  }
  addEventListener('pageshow', ({ persisted }) => persisted && free(), { once: true });
});
