// Enhancements of the shop's own pages, bundled as pages.js; everything works without them. Each one is an import or
// a few lines below. `said` is imported before the modules that read the URL.
import './follow.js';
import './said.js';
import './passwords.js';
import './address-form.js';
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
import './quantity.js';
import './suggest.js';

/** A click on `data-print` prints the page: the button of the bank details (views/payment), and that of an order. */
document.addEventListener('click', (event) => {
  if ((event.target as Element | null)?.closest?.('[data-print]')) print();
});

/** Focuses the errors of a refused form. */
document.getElementById('problems')?.focus();
