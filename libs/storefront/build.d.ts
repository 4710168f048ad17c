/** Put in by scripts/lib/storefront.mjs: the contract's version, and whether it still has what is deprecated in 1.4. */
declare const VERSION: string;
declare const WITH_DEPRECATED: boolean;
/** `fast-order.js?v=…`, beside the script. */
declare const FAST_ORDER: string;
