// Made of openapi.json: npm run openapi

export interface ApiError {
  success: false;
  /** A sentence in the reader's language. */
  message: string;
  /** The same sentence. */
  error: string;
  /** A stable machine word, e.g. `validation_failed`. */
  code: string;
  /** What is wrong, field by field. */
  errors?: Record<string, Array<string>>;
  /** Statuses that the order may take (`illegal_transition`). */
  allowed?: Array<string>;
  /** Pieces that can be had (`insufficient_stock`). */
  available?: number;
  /** Orders, or pieces of one product, that may be open and unpaid at a time (`too_many_open_orders`). */
  limit?: number;
  request_id?: string;
}

export interface AddItemBody {
  product_id: number;
  /** Needed for a product with variants. */
  variant_id?: number | null;
  /** Added to the quantity that is in the cart already. Default 1. */
  quantity?: number;
}

export interface FastOrderBody {
  /** Without it, the whole cart is ordered. */
  product_id?: number;
  variant_id?: number | null;
  quantity: number;
  /** The sum that the buyer was shown, in the shop's currency; other than the present one is 409 `price_changed`. */
  expected_total?: number;
  /** Required when no e-mail address is given. */
  phone?: string | null;
  email?: string | null;
  first_name?: string | null;
}

export interface CartAnswer {
  success: boolean;
  data: Cart;
  message?: string;
  product: CartProduct | null;
  miniCart: MiniCart;
}

export interface Cart {
  id?: number;
  items: Array<CartItem>;
  subtotal: number;
  tax: number | null;
  shipping: number | null;
  total: number;
  currency: string;
  prices_include_tax: boolean;
  count: number;
  shipping_method: string | null;
  shipping_country: string | null;
}

export interface CartItem {
  id?: number;
  product_id: number;
  variant_id: number | null;
  product: {
    id?: number;
    title: string;
    name: string;
    alias: string | null;
    link: string | null;
    image: string | null;
    price: number;
    old_price: number | null;
    sku: string | null;
    in_stock: number | null;
    attributes: Record<string, unknown> | null;
  } | null;
  quantity: number;
  price: number;
  total: number;
  price_changed: unknown;
  unavailable: unknown;
  max_quantity: number | null;
  message?: string;
}

export interface CartProduct {
  id?: number;
  title: string;
  name: string;
  alias: string | null;
  link: string | null;
  image: string | null;
  price: string;
  old_price: string | null;
  sku: string | null;
  in_stock: number | null;
  attributes: Record<string, unknown> | null;
  variant_id: number | null;
}

export interface MiniCart {
  count: number;
  total: string;
  currency: string;
}

export interface ListAnswer {
  success: boolean;
  message: string;
  data: ProductList;
  meta: {
    total: number;
    page: number;
    per_page: number;
  };
}

export interface ProductList {
  items: Array<{
    product_id: number;
    added_at: string | null;
    product: {
      id: number;
      name: string;
      alias: string | null;
      price: number;
    } | null;
  }>;
  count: number;
}

export interface ListChangeAnswer {
  success: boolean;
  message: string;
  data: ListChange;
}

export interface ListChange {
  event: string | null;
  product_id: number;
  count: number;
}

export interface OrderAnswer {
  success: boolean;
  data: Order;
  message: string;
}

export interface Order {
  id: number;
  number: number | null;
  reference: string | null;
  status: string;
  payment_status: string | null;
  currency: string;
  subtotal: number;
  tax: number | null;
  shipping: number | null;
  total: number;
  paid_amount: number | null;
  refunded_amount: number | null;
  open_amount: number | null;
  refund_due: number | null;
  prices_include_tax: boolean;
  customer_id: number | null;
  customer: {
    id: number;
    first_name: string | null;
    last_name: string | null;
    email: string | null;
    phone: string | null;
  } | null;
  payment_method: string;
  shipping_method: string | null;
  shipping_address: {
    name: string | null;
    address: string | null;
    city: string | null;
    state: unknown;
    zip: string | null;
    country: string | null;
  } | null;
  billing_address: {
    name: string | null;
    address: string | null;
    city: string | null;
    state: unknown;
    zip: string | null;
    country: string | null;
  } | null;
  note: unknown;
  is_quick: boolean;
  language: string | null;
  paid_at: unknown;
  payment_note: unknown;
  payment_due_at: string | null;
  overdue: boolean;
  invoice_path: unknown;
  tracking_number: unknown;
  cancel_reason: unknown;
  cancelled_at: unknown;
  shipped_at: unknown;
  version: number | null;
  created_at: string;
  updated_at: string | null;
  key?: string;
  items: Array<{
    id: number;
    order_id: number;
    product_id: number;
    variant_id: unknown;
    name: string | null;
    sku: string | null;
    attributes: Record<string, unknown> | null;
    quantity: number;
    price: number;
    total: number;
    tax: number | null;
  }>;
  payments: Array<{
    id: number;
    method: string | null;
    transaction_id: unknown;
    amount: number;
    status: string;
    reference: string | null;
    received_at: unknown;
    created_at: string;
  }>;
  refunds: Array<{
    id: number;
    method: string | null;
    amount: number;
    status: string;
    refund_id: unknown;
    reason: string | null;
    created_at: string;
  }>;
  allowed?: Array<string>;
}
