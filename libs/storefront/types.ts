/** What the page may put on `window.shop`, and what the script puts there. */
export interface Shop {
  version?: string;
}
