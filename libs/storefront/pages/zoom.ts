/** A product's large pictures in a dialog, with buttons, arrow keys, and Escape. */
const dialog = document.querySelector<HTMLDialogElement>('[data-zoom-dialog]');
const picture = dialog?.querySelector<HTMLImageElement>('[data-zoom-picture]');
const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-zoom]')];
let shown = 0;

function show(index: number): void {
  if (!picture) return;
  shown = (index + links.length) % links.length;
  const link = links[shown]!;
  picture.src = link.href;
  picture.alt = link.querySelector('img')?.alt ?? '';
  const place = dialog?.querySelector('[data-zoom-place]');
  if (place) place.textContent = `${shown + 1} / ${links.length}`;
}

if (dialog && picture && typeof dialog.showModal === 'function') {
  for (const [index, link] of links.entries())
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      show(index);
      dialog.showModal();
    });
  dialog.addEventListener('click', ({ target }) => {
    const step = (target as Element).closest<HTMLElement>('[data-zoom-step]');
    if (step) show(shown + Number(step.dataset['zoomStep']));
    else if (target === dialog || target === picture) dialog.close();
  });
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowRight') show(shown + 1);
    if (key === 'ArrowLeft') show(shown - 1);
  });
}

export {};
