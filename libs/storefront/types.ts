import type { Cart, CartProduct, ListChange, MiniCart, Order, ProductList } from './api.js';

/**
 * What a call was about. After a failure `id` and `variant_id` are certain; the rest is what the page knew of the
 * product.
 */
export interface Product extends Partial<CartProduct> {
  id: number;
  variant_id: number | null;
  title: string;
  /** A decimal number as text, such as `19.99`; `''` when it is not known. */
  price: string;
}

/** Members of every answer. */
export interface Outcome {
  /** Anything but true is a failure. */
  success: boolean;
  /** A sentence for the reader, in the page's language. */
  message: string;
  /** After a failure: a stable code such as `insufficient_stock`; `network` when the shop could not be reached. */
  code?: string;
  /** After a failure: what is wrong, field by field. */
  errors?: Readonly<Record<string, readonly string[]>>;
  /** After `insufficient_stock`: how many can be had. */
  available?: number;
}

/** What a callback of the cart gets. */
export interface CartData extends Outcome {
  product: Product;
  miniCart: MiniCart;
  /** The whole cart; null after a failure. */
  cart: Cart | null;
}

/** What `shop.onFastOrder` gets. */
export interface FastOrderData extends Outcome {
  /** What was ordered; with the whole cart ordered, its first product. */
  product: Product;
  miniCart: MiniCart;
  /** null after a failure. */
  order: PlacedOrder | null;
}

export interface PlacedOrder extends Order {
  /** The order's page, with the key that opens it. */
  url: string;
}

/** A change to the wishlist or the comparison. */
export interface ListData extends Outcome {
  /** `{event: 'add' | 'remove', product_id, count}`; null after a failure. */
  change: ListChange | null;
}

/** The wishlist or the comparison. */
export interface ListContents extends Outcome {
  /** null after a failure. */
  list: ProductList | null;
}

export interface FastOrderWish {
  /** Without it, the whole cart is ordered. */
  product_id?: number;
  variant_id?: number | null;
  quantity?: number;
  /** A phone number or an e-mail address is needed. */
  phone?: string;
  email?: string;
  first_name?: string;
  /** The sum of the goods, as the page shows it. When it has changed, nothing is ordered: `price_changed`. */
  expected_total?: number;
}

/** What happened, for `shop.subscribe`; failures too. */
export type Change =
  | { kind: 'added' | 'removed' | 'updated'; data: CartData }
  | { kind: 'ordered'; data: FastOrderData }
  | { kind: 'wishlist' | 'compare'; data: ListData };

/** Callbacks that the page assigns. One that throws disturbs nothing. */
export interface Callbacks {
  /** A product was added to the cart, or could not be. */
  onAddedToCart?: (data: CartData) => unknown;
  /** A product was removed from the cart, or could not be. */
  onRemovedFromCart?: (data: CartData) => unknown;
  /** A cart quantity was updated, or could not be. */
  onUpdatedCart?: (data: CartData) => unknown;
  /** A fast order was submitted; `data.success` is its outcome. */
  onFastOrder?: (data: FastOrderData) => unknown;
}

/**
 * The calls never reject: `success` is the outcome. Each does what the attribute of its name does, without a message to
 * the reader.
 */
export interface Shop extends Callbacks {
  /** The API version that the script implements. */
  readonly version: string;
  /**
   * Where the shop is, without a slash at the end. It follows from the script's address; set it before the script when
   * the shop is elsewhere.
   */
  base: string;
  /** Shows a message to the reader. Assign a function to display messages differently. */
  tell: (message: string, failed?: boolean) => void;
  /**
   * Calls the listener at each change until the returned function is called. For modules that should leave the
   * callbacks to the page.
   */
  subscribe(listener: (change: Change) => unknown): () => void;
  cart: {
    get(): Promise<CartData>;
    /** @param quantity default 1 */
    add(productId: number, quantity?: number, variantId?: number | null): Promise<CartData>;
    /** @param itemId `id` of a line of the cart */
    update(itemId: number, quantity: number): Promise<CartData>;
    /** @param itemId `id` of a line of the cart */
    remove(itemId: number): Promise<CartData>;
  };
  wishlist: {
    get(): Promise<ListContents>;
    /** In it: out; not in it: in. */
    toggle(productId: number): Promise<ListData>;
  };
  compare: {
    get(): Promise<ListContents>;
    add(productId: number): Promise<ListData>;
    remove(productId: number): Promise<ListData>;
  };
  fastOrder(wish: FastOrderWish): Promise<FastOrderData>;
}
