import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
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
import { SmtpBody } from './smtp.dto.js';

/** Mail server, sender, and optional emails. */
export class MailSettingsBody {
  /** Sender name of emails; null: the name of the shop. */
  @IsOptional()
  @IsOneLine(100)
  mail_sender_name?: string | null;

  /** Sender address of emails; null: the address in MAIL_FROM. Requires a recent proof of identity. */
  @IsOptional()
  @IsEmail()
  @IsRecipient()
  @MaxLength(200)
  mail_sender_address?: string | null;

  /**
   * Mail server that sends the emails; null: emails are only written to files. The variable SMTP_URL takes precedence.
   * Requires a recent proof of identity.
   */
  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => SmtpBody)
  smtp?: SmtpBody | null;

  /**
   * Maximum number of emails per hour to one address, 1 to 1000. The limit counts only emails that callers request
   * without having proven to own the address. Further emails are delayed. RATE_LIMIT=0 turns the limit off.
   */
  @WhenSent()
  @IsInt()
  @Min(1)
  @Max(1000)
  mails_per_hour?: number;

  /** Addresses that get an email about each new order and each reported payment, at most 10; empty: none. */
  @WhenSent()
  @IsArray()
  @ArrayMaxSize(10)
  @ArrayUnique((address: unknown) => String(address).toLowerCase())
  @IsEmail({}, { each: true })
  @IsRecipient({ each: true })
  @MaxLength(200, { each: true })
  new_order_mail_to?: string[];

  /** Language of the emails to `new_order_mail_to`; null: the default language of the shop. */
  @IsOptional()
  @IsIn(LANGUAGES)
  new_order_mail_language?: Language | null;

  /**
   * Whether customers get an email when an order with delivery becomes ready to ship. Customers with a pickup order
   * always get this email.
   */
  @WhenSent()
  @IsBoolean()
  mail_ready_for_shipment?: boolean;
}
