/** A form with `data-once` is sent once: its button is busy, and says so, until the next page is there. */
document.addEventListener('submit', ({ target, submitter }) => {
  const form = target as HTMLFormElement;
  if (
    form.dataset['once'] === undefined ||
    !(submitter instanceof HTMLButtonElement) ||
    submitter.hasAttribute('formaction')
  )
    return;
  // Enter may press another one than the eye sees
  const buttons = [...form.querySelectorAll<HTMLButtonElement>('button:not([formaction], [type=button])')].map(
    (button) => ({ button, words: button.textContent }),
  );
  const free = (): void => {
    for (const { button, words } of buttons) {
      button.removeAttribute('aria-busy');
      button.disabled = false;
      button.textContent = words;
    }
  };
  for (const { button, words } of buttons) {
    button.setAttribute('aria-busy', 'true');
    button.textContent = form.dataset['once'] || words;
    // the browser has taken the form by then
    setTimeout(() => {
      button.disabled = true;
    });
  }
  addEventListener('pageshow', ({ persisted }) => persisted && free(), { once: true });
});
