/** Constants of scripts/lib/storefront.mjs: the API version, and whether the members deprecated in 1.4 exist. */
declare const VERSION: string;
declare const WITH_DEPRECATED: boolean;
/** File name of the fast order dialog, `fast-order.js?v=…`, in the folder of the script. */
declare const FAST_ORDER: string;
