/** A click on `data-print` prints the page: the bank details' button (views/payment), an order's. */
document.addEventListener('click', (event) => {
  if ((event.target as Element | null)?.closest?.('[data-print]')) print();
});
