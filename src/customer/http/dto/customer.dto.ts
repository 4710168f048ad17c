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
  /** Becomes the login. */
  @Trimmed()
  @IsEmail()
  @IsRecipient()
  @MaxLength(254)
  email!: string;

  /** 8 to 256 characters, not a common one. */
  @IsString()
  @Length(PASSWORD_MIN, PASSWORD_MAX)
  password!: string;

  /** Given name. */
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(100)
  first_name!: string;

  /** Family name. */
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(100)
  last_name!: string;

  /** Phone number. */
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
  /** Given name. */
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(100)
  first_name?: string | null;

  /** Family name. */
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(100)
  last_name?: string | null;

  /** Phone number. */
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(40)
  phone?: string | null;

  /** Street and number. */
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(300)
  shipping_address?: string | null;

  /** City. */
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(100)
  shipping_city?: string | null;

  /** State or region. */
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(100)
  shipping_state?: string | null;

  /** Postal code. */
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(20)
  shipping_zip?: string | null;

  /** Country, ISO 3166-1 alpha-2. */
  @IsOptional()
  @UpperCase()
  @IsISO31661Alpha2()
  shipping_country?: string | null;

  /** Of the mails: `en`, `uk` or `ru`. */
  @IsOptional()
  @IsIn(LANGUAGES)
  language?: Language | null;
}

/** What was sent. */
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
