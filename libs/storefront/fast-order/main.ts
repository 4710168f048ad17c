// What a fast order shows, fetched by the shop's script when somebody wants one: fast-order.js
export { orderAsShown } from './agreed.js';
export { openDialog } from './dialog.js';
export { clearErrors, showErrors } from './form-errors.js';
