import type { Language } from '#kernel';

/** Who sells, for invoices and taxes (decisions §11); null: not set. */
export interface Seller {
  readonly name: string | null;
  readonly address: string | null;
  readonly city: string | null;
  readonly zip: string | null;
  /** ISO 3166-1 alpha-2. What buyers collect at the shop is taxed there. */
  readonly country: string | null;
  readonly vat_id: string | null;
  /** Number in a register of companies. */
  readonly registration: string | null;
  readonly email: string | null;
  readonly phone: string | null;
}

/** What an administrator has set of the shop; null: what the environment says. */
export interface StoredSettings {
  readonly shop_name: string | null;
  readonly mail_sender_name: string | null;
  readonly mail_sender_address: string | null;
  readonly default_language: Language | null;
  /** Offered to customers, in the order of the switch. */
  readonly languages: readonly Language[];
  /** Pieces; a product with so many or fewer is short. */
  readonly low_stock_threshold: number;
  readonly seller: Seller;
}

export const SHOP_KEY = 'shop';

const NO_SELLER: Seller = {
  name: null, address: null, city: null, zip: null, country: null, vat_id: null, registration: null, email: null, phone: null,
};

export const FRESH_SETTINGS: StoredSettings = {
  shop_name: null,
  mail_sender_name: null,
  mail_sender_address: null,
  default_language: null,
  languages: ['en', 'uk', 'ru'],
  low_stock_threshold: 5,
  seller: NO_SELLER,
};

/** A row of an earlier version lacks what came later. */
export const fromRow = (value: Partial<StoredSettings> | undefined): StoredSettings =>
  ({ ...FRESH_SETTINGS, ...value, seller: { ...NO_SELLER, ...value?.seller } });
