// The comforts of our own pages, bundled as pages.js. Everything works without them.
// One line for each, or a few below. `said` comes before those that read the address.
import './follow.js';
import './said.js';
import './passwords.js';
import './gallery.js';
import './zoom.js';
import './variants.js';
import './buy-bar.js';
import './checkout.js';
import './once.js';
import './copy.js';
import './cart.js';
import './drawer.js';
import './fast-order.js';
import './filters.js';
import './suggest.js';

/** A click on `data-print` prints the page: the bank details' button (views/payment), an order's. */
document.addEventListener('click', (event) => {
  if ((event.target as Element | null)?.closest?.('[data-print]')) print();
});

/** After a refused form one reads first what is wrong. */
document.getElementById('problems')?.focus();
