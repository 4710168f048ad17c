import { LANGUAGES, type Language } from '#kernel';
import type { Config } from '../../../platform/config/config.js';
import { Flag, Integer, ListOf, OneOf, Ref, Text } from '../../../platform/http/openapi/response-properties.js';
import { inEffect, type SettingsInEffect } from '../../in-effect.js';
import { SECOND_FACTOR_RULES, type StoredSettings } from '../../stored-settings.js';
import type { CurrentSettings } from '../../data/setting-rows.js';

export class SellerResponse {
  @Text({ nullable: true }) name!: string | null;
  @Text({ nullable: true }) address!: string | null;
  @Text({ nullable: true }) city!: string | null;
  @Text({ nullable: true }) zip!: string | null;
  @Text({ nullable: true, description: 'ISO 3166-1 alpha-2.' }) country!: string | null;
  @Text({ nullable: true }) vat_id!: string | null;
  @Text({ nullable: true, description: 'Number in a register of companies.' }) registration!: string | null;
  @Text({ nullable: true }) email!: string | null;
  @Text({ nullable: true }) phone!: string | null;
}

export class EffectiveSettingsResponse {
  @Text() shop_name!: string;
  @Text() mail_sender_name!: string;
  @Text() mail_sender_address!: string;
  @OneOf(LANGUAGES, { name: 'Language' }) default_language!: Language;
  @OneOf(LANGUAGES, { name: 'Language', list: true }) languages!: readonly Language[];
}

export class FixedSettingsResponse {
  @Text({ description: 'ISO 4217.' }) currency!: string;
  @Text({ description: 'Of the IANA time zone database.' }) timezone!: string;
  @Text() base_url!: string;
}

export class ShopSettingsResponse {
  @Flag() payments_enabled!: boolean;
  @Text({ nullable: true }) shop_name!: string | null;
  @Text({ nullable: true }) mail_sender_name!: string | null;
  @Text({ nullable: true }) mail_sender_address!: string | null;
  @Integer() mails_per_hour!: number;
  @ListOf({ type: 'string' }, { description: 'Staff who get an email about each new order and each reported payment.' })
  new_order_mail_to!: readonly string[];
  @OneOf(LANGUAGES, { name: 'Language', nullable: true, description: "null: the shop's." })
  new_order_mail_language!: Language | null;
  @OneOf(LANGUAGES, { name: 'Language', nullable: true }) default_language!: Language | null;
  @OneOf(LANGUAGES, { name: 'Language', list: true }) languages!: readonly Language[];
  @Integer() low_stock_threshold!: number;
  @Integer({ nullable: true, description: 'null: no limit.' }) max_open_orders_per_contact!: number | null;
  @Integer({ nullable: true, description: 'null: no limit.' }) max_open_orders_per_client!: number | null;
  @Integer({ nullable: true, description: 'null: no limit.' }) max_open_lines_per_client!: number | null;
  @Integer({ nullable: true, description: 'null: no limit.' }) max_orders_per_hour_per_contact!: number | null;
  @Integer({ nullable: true, description: 'null: no limit.' }) max_orders_per_hour_per_client!: number | null;
  @Integer({ nullable: true, description: 'null: no limit.' }) max_pieces_in_open_orders!: number | null;
  @Integer({ nullable: true, description: 'null: no limit.' }) max_automatic_invoices_per_client!: number | null;
  @Integer({ nullable: true, description: 'null: no limit.' }) max_quantity!: number | null;
  @Integer({ nullable: true, description: 'Days; null: never.' }) cancel_unconfirmed_after!: number | null;
  @Ref(() => SellerResponse) seller!: SellerResponse;
  @OneOf(SECOND_FACTOR_RULES, { name: 'SecondFactorRule' })
  require_second_factor!: StoredSettings['require_second_factor'];
  @Integer({ description: 'Minutes.' }) administrator_idle_minutes!: number;
  @Integer({ nullable: true, description: 'null: without a limit.' }) retention_years!: number | null;
  @Integer({ nullable: true, description: 'null: without a limit.' }) retention_mail_days!: number | null;
  @Integer({ nullable: true, description: 'null: without a limit.' }) retention_audit_days!: number | null;
  @Integer({ nullable: true, description: 'null: without a limit.' }) retention_audit_years!: number | null;
  @Integer({ nullable: true, description: 'null: without a limit.' }) retention_failed_job_days!: number | null;
  @Integer() version!: number;

  @Ref(() => EffectiveSettingsResponse, { description: 'The values in use, also where a setting is null.' })
  in_effect!: EffectiveSettingsResponse;

  @Ref(() => FixedSettingsResponse, { description: 'Set by the environment at the start.' })
  fixed!: FixedSettingsResponse;
}

export const shopSettingsResponse = (
  { stored, paymentsEnabled, version }: CurrentSettings,
  config: Config,
): ShopSettingsResponse => ({
  payments_enabled: paymentsEnabled,
  ...stored,
  version,
  in_effect: effectiveSettingsResponse(inEffect(stored, config)),
  fixed: { currency: config.currency, timezone: config.timezone, base_url: config.baseUrl },
});

const effectiveSettingsResponse = ({
  name,
  sender,
  language,
  languages,
}: SettingsInEffect): EffectiveSettingsResponse => ({
  shop_name: name,
  mail_sender_name: sender.name,
  mail_sender_address: sender.address,
  default_language: language,
  languages,
});
