import { Transform } from 'class-transformer';
import { IsEmail, IsIn, IsISO31661Alpha2, IsNotEmpty, IsOptional, IsString, Length, MaxLength } from 'class-validator';
import { LANGUAGES, type Language } from '#kernel';
import { PASSWORD_MAX, PASSWORD_MIN } from '../../../identity/index.js';
import { IsRecipient, Trimmed } from '../../../platform/http/validation/text.decorators.js';
import type { Registration } from '../../use-cases/register.js';
import type { ProfileChanges } from '../../use-cases/update-profile.js';

const UpperCase = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.trim().toUpperCase() || null : value,
  );

export class RegisterBody {
  /** Becomes the login; receives a link that verifies the address. */
  @Trimmed()
  @IsEmail()
  @IsRecipient()
  @MaxLength(254)
  email!: string;

  /** 8 to 256 characters. Common passwords are refused. */
  @IsString()
  @Length(PASSWORD_MIN, PASSWORD_MAX)
  password!: string;

  /** Given name, used in emails and as the default of orders. */
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(100)
  first_name!: string;

  /** Family name, used in emails and as the default of orders. */
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(100)
  last_name!: string;

  /** Phone number for questions about deliveries, up to 40 characters. */
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(40)
  phone?: string | null;
}

export const registrationOf = ({
  email,
  password,
  first_name: firstName,
  last_name: lastName,
  phone,
}: RegisterBody): Registration => ({ email, password, firstName, lastName, phone: phone || null });

export class ProfileBody {
  /** Given name; null or empty removes it. */
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(100)
  first_name?: string | null;

  /** Family name; null or empty removes it. */
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(100)
  last_name?: string | null;

  /** Phone number for questions about deliveries; null or empty removes it. */
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(40)
  phone?: string | null;

  /** Street, house number and apartment; null or empty removes it. */
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(300)
  shipping_address?: string | null;

  /** City or village; null or empty removes it. */
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(100)
  shipping_city?: string | null;

  /** State, region or oblast; null or empty removes it. */
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(100)
  shipping_state?: string | null;

  /** Postal code in the format of the country; null or empty removes it. */
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(20)
  shipping_zip?: string | null;

  /** ISO 3166-1 alpha-2 code; null or empty removes it. */
  @IsOptional()
  @UpperCase()
  @IsISO31661Alpha2()
  shipping_country?: string | null;

  /** Language of the emails: `en`, `uk` or `ru`; null: the default language of the shop. */
  @IsOptional()
  @IsIn(LANGUAGES)
  language?: Language | null;
}

/** The members of the body that were sent. */
export function changesOf(body: ProfileBody): ProfileChanges {
  const changes: Record<string, unknown> = {
    firstName: body.first_name,
    lastName: body.last_name,
    phone: body.phone,
    shippingAddress: body.shipping_address,
    shippingCity: body.shipping_city,
    shippingState: body.shipping_state,
    shippingZip: body.shipping_zip,
    shippingCountry: body.shipping_country,
    language: body.language,
  };
  return Object.fromEntries(
    Object.entries(changes)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, value || null]),
  );
}
