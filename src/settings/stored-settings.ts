import type { Language } from '#kernel';
import type { ShopLook } from './shop-look.js';
import type { StoredSmtp } from './smtp-setting.js';

/** Administrators who must have a second factor: none, owners, owners and managers, all. */
export const SECOND_FACTOR_RULES = ['none', 'owner', 'manager', 'all'] as const;

/** Electronic invoices: none, as PDF with embedded XML, or as UBL. */
export const E_INVOICES = ['off', 'facturx', 'ubl'] as const;

/** The seller, for invoices and taxes; null: not set. */
export interface Seller {
  readonly name: string | null;
  readonly address: string | null;
  readonly city: string | null;
  readonly zip: string | null;
  /** ISO 3166-1 alpha-2; country of taxation of pickup orders. */
  readonly country: string | null;
  readonly vat_id: string | null;
  /** Company registration number. */
  readonly registration: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  /** Path of the uploaded logo for documents; null: the logo of the pages. */
  readonly logo: string | null;
}

/** Limits of orders, so that stock is not reserved without payment. */
interface OrderLimits {
  /**
   * Maximum number of open unpaid orders of one email address, and of one phone number, by callers other than
   * administrators; null: no limit.
   */
  readonly max_open_orders_per_contact: number | null;
  /** Maximum number of open unpaid orders of one client address; null: no limit. */
  readonly max_open_orders_per_client: number | null;
  /** Maximum number of lines in the open unpaid orders of one client address; null: no limit. */
  readonly max_open_lines_per_client: number | null;
  /**
   * Maximum quantity of one product in the open unpaid orders of one email address, phone number or client address, or
   * a quarter of its stock if that is more; null: no limit.
   */
  readonly max_pieces_in_open_orders: number | null;
  /** Maximum orders per hour for one email address or phone number, including cancelled ones; null: no limit. */
  readonly max_orders_per_hour_per_contact: number | null;
  /** Maximum orders per hour for one client address, including cancelled ones; null: no limit. */
  readonly max_orders_per_hour_per_client: number | null;
  /**
   * Maximum number of invoices per hour that are issued automatically for one client to buyers who have not proven to
   * own their email address; invoices of further orders are issued on request. Null: no limit.
   */
  readonly max_automatic_invoices_per_client: number | null;
  /** Maximum quantity of one line of a cart or an order, for products without their own limit; null: no limit. */
  readonly max_quantity: number | null;
  /** Days after which an unpaid `pending` order without changes by an administrator is cancelled; null: never. */
  readonly cancel_unconfirmed_after: number | null;
}

/** Settings of the administrators' login. */
interface SecuritySettings {
  /** Administrators who must have a second factor. */
  readonly require_second_factor: (typeof SECOND_FACTOR_RULES)[number];
  /** Minutes without a request after which an administrator's session ends. */
  readonly administrator_idle_minutes: number;
}

/** Retention periods of personal data; null: unlimited. */
interface RetentionSettings {
  /** Years after which an order's personal data is anonymized. */
  readonly retention_years: number | null;
  /** Days after which an email is deleted, with its file. */
  readonly retention_mail_days: number | null;
  /** Days after which IP addresses are removed from the activity log. */
  readonly retention_audit_days: number | null;
  /** Years after which entries of the activity log are deleted. */
  readonly retention_audit_years: number | null;
  /** Days after which failed jobs are deleted. */
  readonly retention_failed_job_days: number | null;
  /** Days after which counterparty and text of bank transactions without an order are removed. */
  readonly bank_data_days: number | null;
}

/** Settings that administrators have set, stored as one flat object; null: the value of the environment applies. */
export interface StoredSettings extends OrderLimits, SecuritySettings, RetentionSettings, ShopLook {
  readonly shop_name: string | null;
  readonly mail_sender_name: string | null;
  readonly mail_sender_address: string | null;
  /** IANA name; SHOP_TIMEZONE has precedence. */
  readonly timezone: string | null;
  /** The mail server; SMTP_URL has precedence. */
  readonly smtp: StoredSmtp | null;
  /** Maximum mails per hour to one address from callers who have not proven to own it; further ones are delayed. */
  readonly mails_per_hour: number;
  /** Staff addresses for emails about new orders and reported payments. */
  readonly new_order_mail_to: readonly string[];
  /** Null: the shop's default language. */
  readonly new_order_mail_language: Language | null;
  /**
   * Whether buyers get an email when an order that is to be delivered is ready to ship. For pickup orders they always
   * do.
   */
  readonly mail_ready_for_shipment: boolean;
  readonly default_language: Language | null;
  /** Languages offered to customers, in display order. */
  readonly languages: readonly Language[];
  /** Stock at or below this number counts as low. */
  readonly low_stock_threshold: number;
  readonly seller: Seller;
  readonly e_invoice: (typeof E_INVOICES)[number];
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
  logo: null,
};

export const FRESH_SETTINGS: StoredSettings = {
  shop_name: null,
  mail_sender_name: null,
  mail_sender_address: null,
  timezone: null,
  smtp: null,
  logo: null,
  favicon: null,
  colors: null,
  hero: null,
  new_order_mail_to: [],
  new_order_mail_language: null,
  mail_ready_for_shipment: false,
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
  e_invoice: 'off',
  require_second_factor: 'none',
  administrator_idle_minutes: 30,
  mails_per_hour: 10,
  retention_years: 10,
  retention_mail_days: 365,
  retention_audit_days: 180,
  retention_audit_years: 10,
  retention_failed_job_days: 90,
  bank_data_days: 180,
};

/** Adds defaults for settings that rows of earlier versions lack. */
export const fromRow = (value: Partial<StoredSettings> | undefined): StoredSettings => ({
  ...FRESH_SETTINGS,
  ...value,
  seller: { ...NO_SELLER, ...value?.seller },
});

/** Path of the logo on printed documents; null: documents show the name of the shop. */
export const documentLogo = ({ seller, logo }: Pick<StoredSettings, 'seller' | 'logo'>): string | null =>
  seller.logo ?? logo;
