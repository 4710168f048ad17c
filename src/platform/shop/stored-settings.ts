import type { Language } from '#kernel';

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
  /** Years after which an order's personal data is anonymized; null: never. So with the others: null keeps. */
  readonly retention_years: number | null;
  /** Days after which a mail, row and file, is deleted. */
  readonly retention_mail_days: number | null;
  /** Days after which the audit forgets the addresses that things were done from. */
  readonly retention_audit_days: number | null;
  /** Years after which an entry of the audit is deleted. */
  readonly retention_audit_years: number | null;
  /** Days after which a job that failed for good is deleted. */
  readonly retention_failed_job_days: number | null;
}

export const SHOP_KEY = 'shop';

export const FRESH_SETTINGS: StoredSettings = {
  shop_name: null,
  mail_sender_name: null,
  mail_sender_address: null,
  default_language: null,
  languages: ['en', 'uk', 'ru'],
  low_stock_threshold: 5,
  retention_years: 10,
  retention_mail_days: 365,
  retention_audit_days: 180,
  retention_audit_years: 10,
  retention_failed_job_days: 90,
};

/** A row of an earlier version lacks what came later. */
export const fromRow = (value: Partial<StoredSettings> | undefined): StoredSettings => ({ ...FRESH_SETTINGS, ...value });
