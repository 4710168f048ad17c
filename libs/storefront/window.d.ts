/** What shop.js puts on the page; absent where it could not be loaded. */
interface Window {
  shop?: import('./types.js').Shop;
}
