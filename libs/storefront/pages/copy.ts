/** A button beside each `[data-copy]` copies its text to the clipboard. The labels are attributes of the section. */
for (const part of document.querySelectorAll<HTMLElement>('[data-copy-say]')) {
  if (!navigator.clipboard) break;
  const status = document.createElement('p');
  status.className = 'unseen';
  status.setAttribute('role', 'status');
  part.append(status);
  for (const source of part.querySelectorAll<HTMLElement>('[data-copy]'))
    source.after(' ', button(part, source, status));
}

function button({ dataset }: HTMLElement, source: HTMLElement, status: HTMLElement): HTMLButtonElement {
  const made = document.createElement('button');
  const { copySay: label = '', copiedSay: doneLabel = '' } = dataset;
  const name = source.closest('dd')?.previousElementSibling?.textContent ?? '';
  made.type = 'button';
  made.className = 'copy';
  made.textContent = label;
  made.setAttribute('aria-label', `${label}: ${name}`);
  made.addEventListener('click', async () => {
    await navigator.clipboard.writeText(source.dataset['copy'] ?? '');
    made.textContent = doneLabel;
    status.textContent = `${doneLabel}: ${name}`;
    setTimeout(() => {
      made.textContent = label;
    }, 3000);
  });
  return made;
}
