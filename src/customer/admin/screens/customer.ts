/** As `GET /api/customers` lists them. */
export interface Customer {
  readonly id: number;
  /** null: a guest. */
  readonly user_id: number | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly shipping_address: string | null;
  readonly shipping_city: string | null;
  readonly shipping_state: string | null;
  readonly shipping_zip: string | null;
  readonly shipping_country: string | null;
  readonly language: string | null;
  readonly version: number;
  readonly created_at: string;
}

/** As `GET /api/customers/{id}` answers one. */
export interface KnownCustomer extends Customer {
  readonly account: { readonly email: string; readonly active: boolean; readonly created_at: string } | null;
  /** When the personal data was erased. */
  readonly erased_at: string | null;
}

/** As `GET /api/admin/customers/purchases` answers. */
export interface Purchases {
  readonly customer_id: number;
  readonly orders: number;
  readonly cancelled: number;
  readonly spent: ReadonlyArray<{ readonly currency: string; readonly amount: number }>;
  readonly last_order_at: string | null;
}

export const fullName = ({ first_name: first, last_name: last }: Customer): string =>
  [first, last].filter(Boolean).join(' ');
