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

/** Mail server, sender, and emails that can be turned on. */
export class MailSettingsBody {
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
   * Mail server that sends the emails; null: none, and emails are only written to files. The variable SMTP_URL has
   * precedence. Requires a recent proof of identity.
   */
  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => SmtpBody)
  smtp?: SmtpBody | null;

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
}
