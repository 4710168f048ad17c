/**
 * The small pictures of a gallery show theirs without moving the page, and the one that is shown is marked, however one
 * got there.
 */
for (const gallery of document.querySelectorAll<HTMLElement>('[data-gallery]')) {
  const frame = gallery.querySelector<HTMLElement>('[data-gallery-frame]');
  const links = [...gallery.querySelectorAll<HTMLAnchorElement>('a[href^="#picture-"]')];
  if (!frame || links.length === 0) continue;

  const mark = (index: number): void => {
    for (const [place, link] of links.entries()) {
      if (place === index) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  };
  for (const [index, link] of links.entries()) {
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      frame.scrollTo({ left: index * frame.clientWidth });
      mark(index);
    });
  }
  frame.addEventListener('scrollend', () => mark(Math.round(frame.scrollLeft / Math.max(1, frame.clientWidth))));
}

export {};
