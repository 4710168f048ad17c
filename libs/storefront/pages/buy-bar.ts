/**
 * On a phone the price and the button stay at the bottom of the screen while those of the form are above or below it.
 * The styles show the bar on narrow screens only.
 */
const bar = document.querySelector<HTMLElement>('[data-buy-bar]');
const button = document.querySelector<HTMLElement>('form[data-buy] .buy__go');

if (bar && button)
  new IntersectionObserver(([entry]) => {
    // the button that has the focus stays where it is
    bar.hidden = entry!.isIntersecting && !bar.contains(document.activeElement);
  }).observe(button);

export {};
