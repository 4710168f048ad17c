/** The fast order dialog names the product of the page or card that contains the button, or the whole cart. */
document.addEventListener(
  'click',
  ({ target }) => {
    const button = (target as Element | null)?.closest?.('[data-sc-fast-buy]');
    const what = document.querySelector<HTMLElement>('[data-fast-what]');
    if (!button || !what) return;
    const ofProduct = button.getAttribute('data-sc-fast-buy') !== '';
    const name = button.closest('li,article')?.querySelector('.tile__name') ?? document.querySelector('main h1');
    what.textContent = (ofProduct ? name?.textContent : what.dataset['fastWhat']) ?? '';
  },
  true,
);
