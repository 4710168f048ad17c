/**
 * On a phone, keeps the price and a button at the bottom of the screen while the button of the form, or that of the
 * back-in-stock form, is out of view. On wide screens the stylesheet hides this bar.
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
