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
import { SECOND_FACTOR_RULES, type StoredSettings } from '../../stored-settings.js';
import { SellerDto } from './seller.dto.js';
import { StockProtectionDto } from './stock-protection.dto.js';

/** What is not sent stays. */
export class ShopSettingsDto extends StockProtectionDto {
  /** Whether customers can pay at all. Off: no method is listed, and paying is refused. */
  @WhenSent()
  @IsBoolean()
  payments_enabled?: boolean;

  /** In titles, mails and invoices; null: the name in MAIL_FROM, else the host of BASE_URL. */
  @IsOptional()
  @IsOneLine(100)
  shop_name?: string | null;

  /** Who mails come from, as mail programs show it; null: the shop's name. */
  @IsOptional()
  @IsOneLine(100)
  mail_sender_name?: string | null;

  /** The address that mails come from; null: that of MAIL_FROM. */
  @IsOptional()
  @IsEmail()
  @IsRecipient()
  @MaxLength(200)
  mail_sender_address?: string | null;

  /**
   * Mails an hour to one address from callers who have not proven to own it; further ones are delayed. Off with
   * RATE_LIMIT=0.
   */
  @WhenSent()
  @IsInt()
  @Min(1)
  @Max(1000)
  mails_per_hour?: number;

  /** Staff who get an email about each new order and each reported payment; empty: no email. */
  @WhenSent()
  @IsArray()
  @ArrayMaxSize(10)
  @ArrayUnique((address: unknown) => String(address).toLowerCase())
  @IsEmail({}, { each: true })
  @IsRecipient({ each: true })
  @MaxLength(200, { each: true })
  new_order_mail_to?: string[];

  /** Of these emails; null: the shop's default language. */
  @IsOptional()
  @IsIn(LANGUAGES)
  new_order_mail_language?: Language | null;

  /** For visitors without a preferred language; null: SHOP_LANGUAGE. */
  @IsOptional()
  @IsIn(LANGUAGES)
  default_language?: Language | null;

  /** Offered to customers, in the order of the switch; the default one must be among them. */
  @WhenSent()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayUnique()
  @IsIn(LANGUAGES, { each: true })
  languages?: Language[];

  /** Pieces; a product with this many or fewer is low in stock. 0: only what is sold out. */
  @WhenSent()
  @IsInt()
  @Min(0)
  @Max(1_000_000)
  low_stock_threshold?: number;

  /** Days after which an unpaid `pending` order without changes by an administrator is cancelled; null: never. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(90)
  cancel_unconfirmed_after?: number | null;

  /** Who sells, for invoices and taxes: what is sent of it changes. */
  @WhenSent()
  @IsObject()
  @ValidateNested()
  @Type(() => SellerDto)
  seller?: SellerDto;

  /** Which administrators must have a second factor: `none`, `owner`, `manager` (and owners), `all`. */
  @WhenSent()
  @IsIn(SECOND_FACTOR_RULES)
  require_second_factor?: StoredSettings['require_second_factor'];

  /** Minutes without a request after which an administrator has to log in again: 5 to 480. */
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

  /** Days after which sent mails are deleted, with their files; null: never. */
  @IsOptional()
  @IsInt()
  @Min(7)
  @Max(3650)
  retention_mail_days?: number | null;

  /** Days after which IP addresses are removed from the audit log; null: never. */
  @IsOptional()
  @IsInt()
  @Min(30)
  @Max(3650)
  retention_audit_days?: number | null;

  /** Years after which entries of the audit log are deleted; null: never. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(50)
  retention_audit_years?: number | null;

  /** Days after which jobs that failed for good are deleted; null: never. */
  @IsOptional()
  @IsInt()
  @Min(7)
  @Max(3650)
  retention_failed_job_days?: number | null;

  /** The version that was read; 409 `stale_version` when the settings have changed since. */
  @WhenSent()
  @IsInt()
  @Min(1)
  version?: number;
}

export const settingsChangeOf = ({ payments_enabled: paymentsEnabled, ...body }: ShopSettingsDto): SettingsChange => ({
  ...body,
  paymentsEnabled,
});
