/** Set by shop.js; undefined if the script could not be loaded. */
interface Window {
  shop?: import('./types.js').Shop;
}
