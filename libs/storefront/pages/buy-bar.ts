/**
 * On a phone, price and button stay at the bottom of the screen while those of the form are scrolled out of view. The
 * stylesheet shows the bar on narrow screens only.
 */
const bar = document.querySelector<HTMLElement>('[data-buy-bar]');
const button = document.querySelector<HTMLElement>('form[data-buy] .buy__go');

if (bar && button)
  new IntersectionObserver(([entry]) => {
    // The bar stays while its button has the focus.
    bar.hidden = entry!.isIntersecting && !bar.contains(document.activeElement);
  }).observe(button);

export {};
