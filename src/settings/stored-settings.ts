import type { Language } from '#kernel';

/** Which administrators must have a second factor (decisions §18): none, owners, owners and managers, all. */
export const SECOND_FACTOR_RULES = ['none', 'owner', 'manager', 'all'] as const;

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

/** Limits of orders, so that stock is not held without payment (decisions §18). */
interface OrderLimits {
  /**
   * Open unpaid orders of one e-mail address, and of one phone number, by callers that are not administrators; null: no
   * limit.
   */
  readonly max_open_orders_per_contact: number | null;
  /** The same, of one client address. */
  readonly max_open_orders_per_client: number | null;
  /** Lines of the open unpaid orders of one client address together. */
  readonly max_open_lines_per_client: number | null;
  /**
   * Pieces of one product in the open unpaid orders of one e-mail address, phone number or client address; a quarter of
   * its stock when that is more. null: no limit.
   */
  readonly max_pieces_in_open_orders: number | null;
  /** Maximum orders per hour for one email address or phone number, including cancelled ones. */
  readonly max_orders_per_hour_per_contact: number | null;
  /** The same, of one client address. */
  readonly max_orders_per_hour_per_client: number | null;
  /** Invoices issued automatically within an hour to unproven buyers of one client; further ones on request. null: no limit. */
  readonly max_automatic_invoices_per_client: number | null;
  /** Pieces in one line of a cart or an order, of products that have no limit of their own; null: no limit. */
  readonly max_quantity: number | null;
  /** Days after which an unpaid `pending` order without changes by an administrator is cancelled; null: never. */
  readonly cancel_unconfirmed_after: number | null;
}

/** How administrators log in. */
interface SecuritySettings {
  /** Which administrators must have a second factor. */
  readonly require_second_factor: (typeof SECOND_FACTOR_RULES)[number];
  /** Minutes without a request after which an administrator's session ends. */
  readonly administrator_idle_minutes: number;
}

/** How long personal data is kept (decisions §17); null: without a limit. */
interface RetentionSettings {
  /** Years after which an order's personal data is anonymized. */
  readonly retention_years: number | null;
  /** Days after which a mail, row and file, is deleted. */
  readonly retention_mail_days: number | null;
  /** Days after which IP addresses are removed from the audit. */
  readonly retention_audit_days: number | null;
  /** Years after which an entry of the audit is deleted. */
  readonly retention_audit_years: number | null;
  /** Days after which a job that failed for good is deleted. */
  readonly retention_failed_job_days: number | null;
}

/** The settings of an administrator, stored as one flat object; null: the environment's. */
export interface StoredSettings extends OrderLimits, SecuritySettings, RetentionSettings {
  readonly shop_name: string | null;
  readonly mail_sender_name: string | null;
  readonly mail_sender_address: string | null;
  /** Mails an hour to one address from callers who have not proven to own it; further ones are delayed. */
  readonly mails_per_hour: number;
  /** Addresses of staff who get an email about each new order and each reported payment. */
  readonly new_order_mail_to: readonly string[];
  /** null: the shop's. */
  readonly new_order_mail_language: Language | null;
  readonly default_language: Language | null;
  /** Offered to customers, in the order of the language switch. */
  readonly languages: readonly Language[];
  /** Pieces; a product with this many or fewer is low in stock. */
  readonly low_stock_threshold: number;
  readonly seller: Seller;
}

export const SHOP_KEY = 'shop';

const NO_SELLER: Seller = {
  name: null,
  address: null,
  city: null,
  zip: null,
  country: null,
  vat_id: null,
  registration: null,
  email: null,
  phone: null,
};

export const FRESH_SETTINGS: StoredSettings = {
  shop_name: null,
  mail_sender_name: null,
  mail_sender_address: null,
  new_order_mail_to: [],
  new_order_mail_language: null,
  default_language: null,
  languages: ['en', 'uk', 'ru'],
  low_stock_threshold: 5,
  max_open_orders_per_contact: 5,
  max_open_orders_per_client: 30,
  max_open_lines_per_client: 60,
  max_orders_per_hour_per_contact: 10,
  max_orders_per_hour_per_client: 60,
  max_pieces_in_open_orders: 20,
  max_automatic_invoices_per_client: 5,
  max_quantity: null,
  cancel_unconfirmed_after: null,
  seller: NO_SELLER,
  require_second_factor: 'none',
  administrator_idle_minutes: 30,
  mails_per_hour: 10,
  retention_years: 10,
  retention_mail_days: 365,
  retention_audit_days: 180,
  retention_audit_years: 10,
  retention_failed_job_days: 90,
};

/** A row of an earlier version lacks later settings. */
export const fromRow = (value: Partial<StoredSettings> | undefined): StoredSettings => ({
  ...FRESH_SETTINGS,
  ...value,
  seller: { ...NO_SELLER, ...value?.seller },
});
