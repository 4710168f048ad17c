/**
 * The thumbnails of a gallery show their pictures without moving the page, and the thumbnail of the shown picture is
 * marked.
 */
const gallery = document.querySelector<HTMLElement>('[data-gallery]');
const frame = gallery?.querySelector<HTMLElement>('[data-gallery-frame]');
const links = [...(gallery?.querySelectorAll<HTMLAnchorElement>('a[href^="#picture-"]') ?? [])];

function mark(index: number): void {
  for (const [place, link] of links.entries()) {
    if (place === index) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}

function show(index: number): void {
  frame?.scrollTo({ left: index * frame.clientWidth });
  mark(index);
}

/** @param id of the product's picture */
export function showPicture(id: string): void {
  const index = links.findIndex(({ dataset }) => dataset['picture'] === id);
  if (index >= 0 && links[index]?.getAttribute('aria-current') !== 'true') show(index);
}

for (const [index, link] of links.entries()) {
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    show(index);
  });
}
frame?.addEventListener('scrollend', () => mark(Math.round(frame.scrollLeft / Math.max(1, frame.clientWidth))));
