import { LANGUAGES, type Language } from '#kernel';
import type { Config } from '../../../platform/config/config.js';
import { Flag, Integer, ListOf, OneOf, Ref, Text } from '../../../platform/http/openapi/response-properties.js';
import { FROM_ENVIRONMENT, fromEnvironment, inEffect } from '../../in-effect.js';
import { E_INVOICES, SECOND_FACTOR_RULES, type StoredSettings } from '../../stored-settings.js';
import type { CurrentSettings } from '../../data/setting-rows.js';
import {
  EffectiveSettingsResponse,
  effectiveSettingsResponse,
  FixedSettingsResponse,
} from './settings-in-use.response.js';
import { heroResponse, LookResponse } from './look.response.js';
import { SellerResponse } from './seller.dto.js';
import { SmtpResponse, smtpResponse } from './smtp.dto.js';

export class ShopSettingsResponse extends LookResponse {
  @Flag({ description: 'Whether customers can pay. false: no payment method is offered, and paying is refused.' })
  payments_enabled!: boolean;
  @Text({
    nullable: true,
    description: 'Name in titles, emails and invoices; null: the name in MAIL_FROM, else the host of BASE_URL.',
  })
  shop_name!: string | null;
  @Text({ nullable: true, description: 'Sender name of emails; null: the name of the shop.' }) mail_sender_name!:
    string | null;
  @Text({ nullable: true, description: 'Sender address of emails; null: the address in MAIL_FROM.' })
  mail_sender_address!: string | null;
  @Text({
    nullable: true,
    description: 'Name in the IANA time zone database; null: UTC. The variable SHOP_TIMEZONE has precedence.',
  })
  timezone!: string | null;
  @Ref(() => SmtpResponse, {
    nullable: true,
    description: 'Mail server that sends the emails; null: none. The variable SMTP_URL has precedence.',
  })
  smtp!: SmtpResponse | null;
  @Integer({
    description:
      'Emails per hour to one address that were caused by callers who have not proven to own it, 1 to ' +
      '1000; further ones are delayed. Off with RATE_LIMIT=0.',
  })
  mails_per_hour!: number;
  @ListOf(
    { type: 'string' },
    {
      description:
        'Staff who get an email about each new order and each reported payment, at most 10 addresses; empty: ' +
        'nobody.',
    },
  )
  new_order_mail_to!: readonly string[];
  @OneOf(LANGUAGES, {
    name: 'Language',
    nullable: true,
    description: 'Language of these emails; null: the default language of the shop.',
  })
  new_order_mail_language!: Language | null;
  @Flag({
    description:
      'Whether customers get an email when a delivered order becomes ready to ship; those of pickup orders always do.',
  })
  mail_ready_for_shipment!: boolean;
  @OneOf(LANGUAGES, {
    name: 'Language',
    nullable: true,
    description: 'Language for visitors whose preferred language is not offered; null: SHOP_LANGUAGE.',
  })
  default_language!: Language | null;
  @OneOf(LANGUAGES, {
    name: 'Language',
    list: true,
    description:
      'Languages that are offered to customers, in the order of the language menu. The default language ' +
      'must be one of them.',
  })
  languages!: readonly Language[];
  @Integer({ description: 'Stock at or below this number of pieces counts as low. 0: only sold-out products do.' })
  low_stock_threshold!: number;
  @Integer({
    nullable: true,
    description:
      'Unpaid open orders of one email address or phone number; null: no limit. Off with RATE_LIMIT=0, as ' +
      'the next two.',
  })
  max_open_orders_per_contact!: number | null;
  @Integer({ nullable: true, description: 'Unpaid open orders of one IP address; null: no limit.' })
  max_open_orders_per_client!: number | null;
  @Integer({ nullable: true, description: 'Lines of all unpaid open orders of one IP address; null: no limit.' })
  max_open_lines_per_client!: number | null;
  @Integer({
    nullable: true,
    description: 'Orders per hour of one email address or phone number, including cancelled ones; null: no limit.',
  })
  max_orders_per_hour_per_contact!: number | null;
  @Integer({
    nullable: true,
    description: 'Orders per hour of one IP address, including cancelled ones; null: no limit.',
  })
  max_orders_per_hour_per_client!: number | null;
  @Integer({
    nullable: true,
    description:
      'Pieces of one product in the unpaid open orders of one email address, phone number or IP address, ' +
      'or a quarter of the stock if that is more; null: no limit.',
  })
  max_pieces_in_open_orders!: number | null;
  @Integer({
    nullable: true,
    description:
      'Automatic invoices per hour of one IP address whose buyers have not verified their email address; ' +
      'further ones are issued on request; null: no limit.',
  })
  max_automatic_invoices_per_client!: number | null;
  @Integer({
    nullable: true,
    description:
      'Pieces in one line of a cart or an order, for products without a `max_quantity` of their own; null: ' +
      'no limit.',
  })
  max_quantity!: number | null;
  @Integer({
    nullable: true,
    description:
      'Days after which an unpaid `pending` order that no administrator has changed is cancelled, 1 to 90; ' +
      'null: never.',
  })
  cancel_unconfirmed_after!: number | null;
  @Ref(() => SellerResponse, {
    description: 'Who sells: printed on invoices, and the country in which goods that are picked up are taxed.',
  })
  seller!: SellerResponse;
  @OneOf(E_INVOICES, {
    name: 'EInvoice',
    description: 'Electronic invoices: `off`, `facturx` (PDF/A-3 with embedded XML), or `ubl`.',
  })
  e_invoice!: StoredSettings['e_invoice'];
  @OneOf(SECOND_FACTOR_RULES, {
    name: 'SecondFactorRule',
    description: 'Administrators who must have a second factor: `none`, `owner`, `manager` (and owners), or `all`.',
  })
  require_second_factor!: StoredSettings['require_second_factor'];
  @Integer({ description: 'Minutes without a request after which an administrator must log in again, 5 to 480.' })
  administrator_idle_minutes!: number;
  @Integer({
    nullable: true,
    description: 'Years after which the personal data of an order is anonymized; null: never.',
  })
  retention_years!: number | null;
  @Integer({ nullable: true, description: 'Days after which sent emails are deleted, with their files; null: never.' })
  retention_mail_days!: number | null;
  @Integer({
    nullable: true,
    description: 'Days after which IP addresses are removed from the activity log; null: never.',
  })
  retention_audit_days!: number | null;
  @Integer({ nullable: true, description: 'Years after which entries of the activity log are deleted; null: never.' })
  retention_audit_years!: number | null;
  @Integer({ nullable: true, description: 'Days after which failed jobs are deleted; null: never.' })
  retention_failed_job_days!: number | null;
  @Integer({
    nullable: true,
    description:
      'Days after which counterparty, text and note of bank transactions that are not booked and have no suggestion ' +
      'are removed; null: never.',
  })
  bank_data_days!: number | null;
  @Integer() version!: number;

  @Ref(() => EffectiveSettingsResponse, { description: 'Values in use, also where a setting is null.' })
  in_effect!: EffectiveSettingsResponse;

  @Ref(() => FixedSettingsResponse, {
    description: 'Values that the environment sets when the server starts; they cannot be changed here.',
  })
  fixed!: FixedSettingsResponse;

  @OneOf(FROM_ENVIRONMENT, {
    name: 'EnvironmentSetting',
    list: true,
    description:
      'Settings that environment variables decide: `timezone` (SHOP_TIMEZONE), `smtp` (SMTP_URL). Their stored values ' +
      'have no effect until the variable is removed.',
  })
  from_environment!: ReadonlyArray<(typeof FROM_ENVIRONMENT)[number]>;
}

export const shopSettingsResponse = (
  { stored, paymentsEnabled, version }: CurrentSettings,
  config: Config,
): ShopSettingsResponse => ({
  payments_enabled: paymentsEnabled,
  ...stored,
  smtp: smtpResponse(stored.smtp),
  hero: heroResponse(stored.hero),
  version,
  in_effect: effectiveSettingsResponse(inEffect(stored, config)),
  fixed: { currency: config.currency, timezone: inEffect(stored, config).timezone, base_url: config.baseUrl },
  from_environment: fromEnvironment(config),
});
