import { LANGUAGES, type Language } from '#kernel';
import { OneOf, Text } from '../../../platform/http/openapi/response-properties.js';
import type { SettingsInEffect } from '../../in-effect.js';

export class EffectiveSettingsResponse {
  @Text({ description: 'Name that titles, emails and invoices show.' }) shop_name!: string;
  @Text({ description: 'Sender name of emails.' }) mail_sender_name!: string;
  @Text({ description: 'Sender address of emails.' }) mail_sender_address!: string;
  @OneOf(LANGUAGES, { name: 'Language', description: 'Language for visitors whose preferred language is not offered.' })
  default_language!: Language;
  @OneOf(LANGUAGES, { name: 'Language', list: true, description: 'Languages that are offered to customers.' })
  languages!: readonly Language[];
  @Text({ description: 'Name in the IANA time zone database; days begin at its midnight.' }) timezone!: string;
  @Text({ nullable: true, description: 'Host and port of the mail server; null: no mail server is set up.' })
  mail_server!: string | null;
}

export class FixedSettingsResponse {
  @Text({ description: 'ISO 4217 code of the prices in the catalog (SHOP_CURRENCY).' }) currency!: string;
  @Text({ description: 'Time zone in use, the same as `in_effect.timezone`.' })
  timezone!: string;
  @Text({ description: 'Public URL of the shop (BASE_URL), with which links in emails begin.' }) base_url!: string;
}

export const effectiveSettingsResponse = ({
  name,
  sender,
  language,
  languages,
  timezone,
  mailServer,
}: SettingsInEffect): EffectiveSettingsResponse => ({
  shop_name: name,
  mail_sender_name: sender.name,
  mail_sender_address: sender.address,
  default_language: language,
  languages,
  timezone,
  mail_server: mailServer,
});
