/** A form with `data-once` is sent once: its button is busy, and says so, until the next page is there. */
document.addEventListener('submit', ({ target, submitter }) => {
  const form = target as HTMLFormElement;
  if (form.dataset['once'] === undefined || !(submitter instanceof HTMLButtonElement) || submitter.hasAttribute('formaction')) return;
  const words = submitter.textContent;
  const free = (): void => {
    submitter.removeAttribute('aria-busy');
    submitter.disabled = false;
    submitter.textContent = words;
  };
  submitter.setAttribute('aria-busy', 'true');
  submitter.textContent = form.dataset['once'] || words;
  // the browser has taken the form by then
  setTimeout(() => { submitter.disabled = true; });
  addEventListener('pageshow', ({ persisted }) => persisted && free(), { once: true });
});
