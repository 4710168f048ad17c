// The fast order dialog, loaded by the storefront script on first use: fast-order.js
export { orderAsShown } from './agreed.js';
export { openDialog } from './dialog.js';
export { clearErrors, showErrors } from './form-errors.js';
