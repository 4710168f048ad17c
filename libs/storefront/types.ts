import type { Cart, CartProduct, ListChange, MiniCart, Order, ProductList } from './api.js';

/**
 * The product of a call. After a failure only `id` and `variant_id` are certain; the rest is what the page knew of the
 * product.
 */
export interface Product extends Partial<CartProduct> {
  id: number;
  variant_id: number | null;
  title: string;
  /** A decimal number as text, such as `19.99`; `''` if unknown. */
  price: string;
}

/** Members of every answer. */
export interface Outcome {
  /** Whether the call succeeded. */
  success: boolean;
  /** Message for the visitor, in the page's language. */
  message: string;
  /** After a failure: a stable code such as `insufficient_stock`; `network` if the shop could not be reached. */
  code?: string;
  /** After a failure: messages by field. */
  errors?: Readonly<Record<string, readonly string[]>>;
  /** After `insufficient_stock`: the available quantity. */
  available?: number;
}

/** Argument of the cart's callbacks. */
export interface CartData extends Outcome {
  product: Product;
  miniCart: MiniCart;
  /** The whole cart; null after a failure. */
  cart: Cart | null;
}

/** Argument of `shop.onFastOrder`. */
export interface FastOrderData extends Outcome {
  /** The ordered product; if the whole cart was ordered, its first product. */
  product: Product;
  miniCart: MiniCart;
  /** Null after a failure. */
  order: PlacedOrder | null;
}

export interface PlacedOrder extends Order {
  /** URL of the order's page with the order key. */
  url: string;
}

/** A change of the wishlist or the comparison. */
export interface ListData extends Outcome {
  /** `{event: 'add' | 'remove', product_id, count}`; null after a failure. */
  change: ListChange | null;
}

/** The wishlist or the comparison. */
export interface ListContents extends Outcome {
  /** Null after a failure. */
  list: ProductList | null;
}

export interface FastOrderWish {
  /** Default: the whole cart is ordered. */
  product_id?: number;
  variant_id?: number | null;
  quantity?: number;
  /** Required without an email address. */
  phone?: string;
  email?: string;
  first_name?: string;
  /** Sum of the products as the page shows it. If it has changed, nothing is ordered: `price_changed`. */
  expected_total?: number;
}

/** A change or a failure, for `shop.subscribe`. */
export type Change =
  | { kind: 'added' | 'removed' | 'updated'; data: CartData }
  | { kind: 'ordered'; data: FastOrderData }
  | { kind: 'wishlist' | 'compare'; data: ListData };

/** Callbacks assigned by the page. Their errors are logged and have no other effect. */
export interface Callbacks {
  /** Called after a product was added to the cart, or the addition failed. */
  onAddedToCart?: (data: CartData) => unknown;
  /** Called after a product was removed from the cart, or the removal failed. */
  onRemovedFromCart?: (data: CartData) => unknown;
  /** Called after a quantity in the cart was changed, or the change failed. */
  onUpdatedCart?: (data: CartData) => unknown;
  /** Called after a fast order; `data.success` is its result. */
  onFastOrder?: (data: FastOrderData) => unknown;
}

/**
 * Calls never reject; `success` is the result. Each has the effect of the attribute with its name, without showing a
 * message.
 */
export interface Shop extends Callbacks {
  /** The API version that the script implements. */
  readonly version: string;
  /**
   * URL of the shop without a trailing slash, derived from that of the script; set it before the script if the shop has
   * another URL.
   */
  base: string;
  /** Shows a message to the visitor. Assign a function to display messages differently. */
  tell: (message: string, failed?: boolean) => void;
  /**
   * Calls the listener at each change until the returned function is called. For modules that should leave the
   * callbacks to the page.
   */
  subscribe(listener: (change: Change) => unknown): () => void;
  cart: {
    get(): Promise<CartData>;
    /** @param quantity default: 1 */
    add(productId: number, quantity?: number, variantId?: number | null): Promise<CartData>;
    /** @param itemId `id` of a cart line */
    update(itemId: number, quantity: number): Promise<CartData>;
    /** @param itemId `id` of a cart line */
    remove(itemId: number): Promise<CartData>;
  };
  wishlist: {
    get(): Promise<ListContents>;
    /** Removes the product if it is in the list, otherwise adds it. */
    toggle(productId: number): Promise<ListData>;
  };
  compare: {
    get(): Promise<ListContents>;
    add(productId: number): Promise<ListData>;
    remove(productId: number): Promise<ListData>;
  };
  fastOrder(wish: FastOrderWish): Promise<FastOrderData>;
}
