import { ArrayMinSize, ArrayUnique, IsArray, IsIn, IsOptional, MaxLength } from 'class-validator';
import { LANGUAGES, type Language } from '#kernel';
import { IsOneLine, WhenSent } from '../../../platform/http/validation/text.decorators.js';
import { IsTimezone } from './setting.decorators.js';

/** Name, time zone and languages of the shop. */
export class GeneralSettingsBody {
  /** Name in titles, emails and invoices; null: the name in MAIL_FROM, else the host of BASE_URL. */
  @IsOptional()
  @IsOneLine(100)
  shop_name?: string | null;

  /**
   * IANA name of the time zone in which the shop's days begin and end; null: UTC. The variable SHOP_TIMEZONE takes
   * precedence.
   */
  @IsOptional()
  @IsTimezone()
  @MaxLength(64)
  timezone?: string | null;

  /** Language for visitors whose preferred language is not offered; null: SHOP_LANGUAGE. */
  @IsOptional()
  @IsIn(LANGUAGES)
  default_language?: Language | null;

  /** Languages offered to customers, in the sequence of the language menu. They must include the default language. */
  @WhenSent()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayUnique()
  @IsIn(LANGUAGES, { each: true })
  languages?: Language[];
}
