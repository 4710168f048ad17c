// The comforts of our own pages, bundled as pages.js. Everything works without them. One line for each.
import './follow.js';
import './said.js';
import './print.js';
import './passwords.js';
import './gallery.js';
import './variants.js';
import './problems.js';
import './checkout.js';
import './once.js';
import './copy.js';
import './cart.js';
import './to-cart.js';
import './fast-order.js';
import './filters.js';
