import { LANGUAGES, same, textsOf, type Data, type Language, type Localized, type Schemas, type Sent } from '#panel';

/** Administrators for whom a second factor is required. */
type SecondFactorRule = Schemas['SecondFactorRule'];
export const SECOND_FACTOR_RULES: readonly SecondFactorRule[] = ['none', 'owner', 'manager', 'all'];

/** Electronic invoices. */
export type EInvoice = Schemas['EInvoice'];
export const E_INVOICES: readonly EInvoice[] = ['off', 'facturx', 'ubl'];

export const PATH = '/api/admin/settings';

type SmtpSecurity = Schemas['SmtpSecurity'];
export const SMTP_SECURITIES: readonly SmtpSecurity[] = ['starttls', 'tls', 'none'];

/** The mail server as typed; without a host, there is none. */
export interface SmtpDraft {
  readonly host: string;
  readonly port: number | null;
  readonly user: string;
  /** '': the stored password stays. */
  readonly password: string;
  readonly security: SmtpSecurity;
}

/** The typed colors; '' means the default color. */
export interface ColorsDraft {
  readonly accent: string;
  readonly accent_dark: string;
}

/** Beginning of the home page. The default texts replace empty ones. */
export interface HeroDraft {
  readonly image: string | null;
  readonly title: Localized;
  readonly text: Localized;
}

const SELLER_FIELDS: readonly SellerField[] = [
  'name',
  'address',
  'zip',
  'city',
  'country',
  'vat_id',
  'registration',
  'email',
  'phone',
];
/** Text fields of the seller. The logo is a picture and has its own field. */
export type SellerField = Exclude<keyof Schemas['SellerResponse'], 'logo'>;
/** Values as typed; '' means that the setting is not set. */
export type SellerDraft = Readonly<Record<SellerField, string>> & { readonly logo: string | null };

/** Settings as stored. Null means that the setting is not set; `in_effect` has the value that then applies. */
export type ShopSettings = Data<'getSettings'>;

export interface SettingsDraft {
  readonly payments_enabled: boolean;
  /** '': the default. */
  readonly timezone: string;
  readonly smtp: SmtpDraft;
  readonly logo: string | null;
  readonly favicon: string | null;
  readonly colors: ColorsDraft;
  readonly hero: HeroDraft;
  readonly shop_name: string;
  readonly mail_sender_name: string;
  readonly mail_sender_address: string;
  /** One address per line. */
  readonly new_order_mail_to: string;
  /** '': the shop's default language. */
  readonly new_order_mail_language: Language | '';
  readonly mail_ready_for_shipment: boolean;
  readonly default_language: Language;
  readonly languages: readonly Language[];
  readonly low_stock_threshold: number | null;
  readonly max_open_orders_per_contact: number | null;
  readonly max_open_orders_per_client: number | null;
  readonly max_open_lines_per_client: number | null;
  readonly max_orders_per_hour_per_contact: number | null;
  readonly max_orders_per_hour_per_client: number | null;
  readonly max_pieces_in_open_orders: number | null;
  readonly max_automatic_invoices_per_client: number | null;
  readonly max_quantity: number | null;
  readonly cancel_unconfirmed_after: number | null;
  readonly require_second_factor: SecondFactorRule;
  readonly administrator_idle_minutes: number | null;
  readonly mails_per_hour: number | null;
  readonly retention_years: number | null;
  readonly retention_mail_days: number | null;
  readonly retention_audit_days: number | null;
  readonly retention_audit_years: number | null;
  readonly retention_failed_job_days: number | null;
  readonly bank_data_days: number | null;
  readonly seller: SellerDraft;
  readonly e_invoice: EInvoice;
}

const typedOf = (texts: Schemas['HeroTextsResponse'] | undefined): Localized =>
  Object.fromEntries(LANGUAGES.map((language) => [language, texts?.[language] ?? '']));

export const draftOf = (settings: ShopSettings): SettingsDraft => ({
  payments_enabled: settings.payments_enabled,
  timezone: settings.timezone ?? '',
  smtp: {
    host: settings.smtp?.host ?? '',
    port: settings.smtp?.port ?? 587,
    user: settings.smtp?.user ?? '',
    password: '',
    security: settings.smtp?.security ?? 'starttls',
  },
  logo: settings.logo,
  favicon: settings.favicon,
  colors: { accent: settings.colors?.accent ?? '', accent_dark: settings.colors?.accent_dark ?? '' },
  hero: {
    image: settings.hero?.image ?? null,
    title: typedOf(settings.hero?.title),
    text: typedOf(settings.hero?.text),
  },
  shop_name: settings.shop_name ?? '',
  mail_sender_name: settings.mail_sender_name ?? '',
  mail_sender_address: settings.mail_sender_address ?? '',
  new_order_mail_to: settings.new_order_mail_to.join('\n'),
  new_order_mail_language: settings.new_order_mail_language ?? '',
  mail_ready_for_shipment: settings.mail_ready_for_shipment,
  default_language: settings.in_effect.default_language,
  languages: settings.languages,
  low_stock_threshold: settings.low_stock_threshold,
  max_open_orders_per_contact: settings.max_open_orders_per_contact,
  max_open_orders_per_client: settings.max_open_orders_per_client,
  max_open_lines_per_client: settings.max_open_lines_per_client,
  max_orders_per_hour_per_contact: settings.max_orders_per_hour_per_contact,
  max_orders_per_hour_per_client: settings.max_orders_per_hour_per_client,
  max_pieces_in_open_orders: settings.max_pieces_in_open_orders,
  max_automatic_invoices_per_client: settings.max_automatic_invoices_per_client,
  max_quantity: settings.max_quantity,
  cancel_unconfirmed_after: settings.cancel_unconfirmed_after,
  require_second_factor: settings.require_second_factor,
  administrator_idle_minutes: settings.administrator_idle_minutes,
  mails_per_hour: settings.mails_per_hour,
  retention_years: settings.retention_years,
  retention_mail_days: settings.retention_mail_days,
  retention_audit_days: settings.retention_audit_days,
  retention_audit_years: settings.retention_audit_years,
  retention_failed_job_days: settings.retention_failed_job_days,
  bank_data_days: settings.bank_data_days,
  seller: { ...textsOf(settings.seller, SELLER_FIELDS), logo: settings.seller.logo },
  e_invoice: settings.e_invoice,
});

/**
 * The body of the PUT without the version: the settings that differ from the stored ones; an emptied text resets the
 * setting.
 */
export function changesOf(draft: SettingsDraft, stored: SettingsDraft): Sent<'updateSettings'> {
  const changed = Object.entries(draft).filter(([name, value]) => !same(value, stored[name as keyof SettingsDraft]));
  return Object.fromEntries(changed.map(([name, value]) => [name, bodyOf(name, value, draft)]));
}

function bodyOf(name: string, value: unknown, draft: SettingsDraft): unknown {
  if (name === 'seller') return sellerOf(draft.seller);
  if (name === 'smtp') return smtpOf(draft.smtp);
  if (name === 'colors') return colorsOf(draft.colors);
  if (name === 'hero') return heroOf(draft.hero);
  if (name === 'new_order_mail_to') return draft.new_order_mail_to.split(/[\s,;]+/).filter(Boolean);
  return textOrNull(value);
}

const textOrNull = (value: unknown): unknown => (typeof value === 'string' ? value.trim() || null : value);

const smtpOf = ({ host, port, user, password, security }: SmtpDraft): object | null =>
  host.trim() === ''
    ? null
    : { host: host.trim(), port, security, user: textOrNull(user), ...(password !== '' && { password }) };

const colorsOf = ({ accent, accent_dark }: ColorsDraft): object | null =>
  accent === '' ? null : { accent, accent_dark: accent_dark || null };

const filled = (texts: Localized): Localized =>
  Object.fromEntries(LANGUAGES.map((language) => [language, texts[language]?.trim()]).filter(([, text]) => text));

function heroOf({ image, title: titles, text: texts }: HeroDraft): object | null {
  const [title, text] = [filled(titles), filled(texts)];
  return image === null && same(title, {}) && same(text, {}) ? null : { image, title, text };
}

const sellerOf = (seller: SellerDraft): object => ({
  ...Object.fromEntries(SELLER_FIELDS.map((name) => [name, textOrNull(seller[name])])),
  logo: seller.logo,
});
