/** A button beside what has `data-copy`: it puts that text on the clipboard. Its words stand on the part of the page around it. */
for (const part of document.querySelectorAll<HTMLElement>('[data-copy-say]')) {
  if (!navigator.clipboard) break;
  const status = document.createElement('p');
  status.className = 'unseen';
  status.setAttribute('role', 'status');
  part.append(status);
  for (const told of part.querySelectorAll<HTMLElement>('[data-copy]')) told.after(' ', button(part, told, status));
}

function button({ dataset }: HTMLElement, told: HTMLElement, status: HTMLElement): HTMLButtonElement {
  const made = document.createElement('button');
  const { copySay: say = '', copiedSay: said = '' } = dataset;
  const name = told.closest('dd')?.previousElementSibling?.textContent ?? '';
  made.type = 'button';
  made.className = 'copy';
  made.textContent = say;
  made.setAttribute('aria-label', `${say}: ${name}`);
  made.addEventListener('click', async () => {
    await navigator.clipboard.writeText(told.dataset['copy'] ?? '');
    made.textContent = said;
    status.textContent = `${said}: ${name}`;
    setTimeout(() => {
      made.textContent = say;
    }, 3000);
  });
  return made;
}
