/**
 * On a phone, price and button stay at the bottom of the screen while those of the form, or the form for an email about
 * a sold-out variant, are scrolled out of view. The stylesheet shows the bar on narrow screens only.
 */
const bar = document.querySelector<HTMLElement>('[data-buy-bar]');
const places = document.querySelectorAll<HTMLElement>('form[data-buy] .buy__go, [data-stock-alert] button');

if (bar && places.length > 0) {
  const visible = new Set<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) visible.add(target);
      else visible.delete(target);
    }
    // The bar stays while its button has the focus.
    bar.hidden = visible.size > 0 && !bar.contains(document.activeElement);
  });
  for (const place of places) observer.observe(place);
}

export {};
