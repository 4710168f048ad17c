import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsEmail,
  IsIn,
  IsObject,
  IsOptional,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { LANGUAGES, type Language } from '#kernel';
import { IsInt } from '../../../platform/http/validation/is-int.decorator.js';
import { IsOneLine, IsRecipient, WhenSent } from '../../../platform/http/validation/text.decorators.js';
import type { SettingsChange } from '../../change-shop-settings.js';
import { E_INVOICES, SECOND_FACTOR_RULES, type StoredSettings } from '../../stored-settings.js';
import { SellerBody } from './seller.dto.js';
import { ColorsBody, HeroBody, type HeroTitleBody } from './look.dto.js';
import { IsTimezone, IsUploadedPicture } from './setting.decorators.js';
import { SmtpBody } from './smtp.dto.js';
import { StockProtectionBody } from './stock-protection.dto.js';

/** Members that are not sent stay unchanged. */
export class ShopSettingsBody extends StockProtectionBody {
  /** Whether customers can pay. false: no payment method is offered, and paying is refused. */
  @WhenSent()
  @IsBoolean()
  payments_enabled?: boolean;

  /** Name in titles, emails and invoices; null: the name in MAIL_FROM, else the host of BASE_URL. */
  @IsOptional()
  @IsOneLine(100)
  shop_name?: string | null;

  /** Sender name of emails; null: the name of the shop. */
  @IsOptional()
  @IsOneLine(100)
  mail_sender_name?: string | null;

  /** Sender address of emails; null: the address in MAIL_FROM. */
  @IsOptional()
  @IsEmail()
  @IsRecipient()
  @MaxLength(200)
  mail_sender_address?: string | null;

  /**
   * Name in the IANA time zone database, in which days begin and end; null: UTC. The variable SHOP_TIMEZONE has
   * precedence.
   */
  @IsOptional()
  @IsTimezone()
  @MaxLength(64)
  timezone?: string | null;

  /**
   * Mail server that sends the emails; null: none, and emails are only written to files. The variable SMTP_URL has
   * precedence. Requires a recent proof of identity.
   */
  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => SmtpBody)
  smtp?: SmtpBody | null;

  /** `image` of an uploaded picture, shown in place of the name at the top of the pages; null: the name. */
  @IsOptional()
  @IsUploadedPicture()
  @MaxLength(300)
  logo?: string | null;

  /** `image` of an uploaded picture, the icon of the pages in browsers; null: the default icon. */
  @IsOptional()
  @IsUploadedPicture()
  @MaxLength(300)
  favicon?: string | null;

  /** Colors of the pages; null: the default colors. */
  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => ColorsBody)
  colors?: ColorsBody | null;

  /** Beginning of the home page; null: the default. */
  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => HeroBody)
  hero?: HeroBody | null;

  /**
   * Emails per hour to one address that were caused by callers who have not proven to own it, 1 to 1000; further
   * ones are delayed. Off with RATE_LIMIT=0.
   */
  @WhenSent()
  @IsInt()
  @Min(1)
  @Max(1000)
  mails_per_hour?: number;

  /** Staff who get an email about each new order and each reported payment, at most 10 addresses; empty: nobody. */
  @WhenSent()
  @IsArray()
  @ArrayMaxSize(10)
  @ArrayUnique((address: unknown) => String(address).toLowerCase())
  @IsEmail({}, { each: true })
  @IsRecipient({ each: true })
  @MaxLength(200, { each: true })
  new_order_mail_to?: string[];

  /** Language of these emails; null: the default language of the shop. */
  @IsOptional()
  @IsIn(LANGUAGES)
  new_order_mail_language?: Language | null;

  /**
   * Whether customers get an email when an order with delivery becomes ready to ship. For pickup orders they always get
   * it.
   */
  @WhenSent()
  @IsBoolean()
  mail_ready_for_shipment?: boolean;

  /** Language for visitors whose preferred language is not offered; null: SHOP_LANGUAGE. */
  @IsOptional()
  @IsIn(LANGUAGES)
  default_language?: Language | null;

  /**
   * Languages that are offered to customers, in the order of the language menu. The default language must be one of
   * them.
   */
  @WhenSent()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayUnique()
  @IsIn(LANGUAGES, { each: true })
  languages?: Language[];

  /** Stock at or below this number of pieces counts as low. 0: only sold-out products do. */
  @WhenSent()
  @IsInt()
  @Min(0)
  @Max(1_000_000)
  low_stock_threshold?: number;

  /**
   * Days after which an unpaid `pending` order that no administrator has changed is cancelled, 1 to 90; null:
   * never.
   */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(90)
  cancel_unconfirmed_after?: number | null;

  /** Who sells, for invoices and taxes. Changes the members that are sent. */
  @WhenSent()
  @IsObject()
  @ValidateNested()
  @Type(() => SellerBody)
  seller?: SellerBody;

  /**
   * Electronic invoices by EN 16931. `facturx`: PDFs have the data of the document embedded (PDF/A-3); `ubl`: PDFs stay
   * as they are. Either way documents can be downloaded as `cii` and `ubl`.
   */
  @WhenSent()
  @IsIn(E_INVOICES)
  e_invoice?: StoredSettings['e_invoice'];

  /** Administrators who must have a second factor: `none`, `owner`, `manager` (and owners), or `all`. */
  @WhenSent()
  @IsIn(SECOND_FACTOR_RULES)
  require_second_factor?: StoredSettings['require_second_factor'];

  /** Minutes without a request after which an administrator must log in again, 5 to 480. */
  @WhenSent()
  @IsInt()
  @Min(5)
  @Max(480)
  administrator_idle_minutes?: number;

  /** Years after which the personal data of an order is anonymized; null: never. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(50)
  retention_years?: number | null;

  /** Days after which sent emails are deleted, with their files; null: never. */
  @IsOptional()
  @IsInt()
  @Min(7)
  @Max(3650)
  retention_mail_days?: number | null;

  /** Days after which IP addresses are removed from the activity log; null: never. */
  @IsOptional()
  @IsInt()
  @Min(30)
  @Max(3650)
  retention_audit_days?: number | null;

  /** Years after which entries of the activity log are deleted; null: never. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(50)
  retention_audit_years?: number | null;

  /** Days after which failed jobs are deleted; null: never. */
  @IsOptional()
  @IsInt()
  @Min(7)
  @Max(3650)
  retention_failed_job_days?: number | null;

  /**
   * Days after which counterparty and text of bank transactions that are not booked on an order are removed; null:
   * never.
   */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(3650)
  bank_data_days?: number | null;

  /** `version` that was read. If the settings have changed since: 409 `stale_version`. */
  @WhenSent()
  @IsInt()
  @Min(1)
  version?: number;
}

export const settingsChangeOf = ({
  payments_enabled: paymentsEnabled,
  smtp,
  colors,
  hero,
  ...body
}: ShopSettingsBody): SettingsChange => ({
  ...body,
  paymentsEnabled,
  ...(smtp !== undefined && { smtp: smtp && { ...smtp, user: smtp.user ?? null } }),
  ...(colors !== undefined && { colors: colors && { accent: colors.accent, accent_dark: colors.accent_dark ?? null } }),
  ...(hero !== undefined && {
    hero: hero && { image: hero.image ?? null, title: filled(hero.title), text: filled(hero.text) },
  }),
});

/** The texts that are not null. */
const filled = (texts: HeroTitleBody | undefined): Partial<Record<Language, string>> =>
  Object.fromEntries(Object.entries(texts ?? {}).filter(([, text]) => typeof text === 'string'));
