import { Transform } from 'class-transformer';
import {
  IsEmail,
  IsInt,
  IsISO31661Alpha2,
  IsNotEmpty,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { IsKeyOrId } from '../../../platform/http/validation/key-or-id.validator.js';
import { IsAmount } from '../../../platform/http/validation/money.validator.js';
import { IsRecipient } from '../../../platform/http/validation/recipient.validator.js';
import { WhenSent } from '../../../platform/http/validation/when-sent.decorator.js';

const text = ({ value }: { value: unknown }): unknown => (typeof value === 'string' ? value.trim() : value);
const optionalText = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' ? value.trim() || undefined : value;

/** A form sends texts. */
const decimal = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' && /^\d{1,15}(\.\d{1,4})?$/.test(value) ? Number(value) : value;

/** The checkout form (service.md, Checkout form). */
export class CheckoutBody {
  @Transform(text)
  @IsEmail()
  @IsRecipient()
  @MaxLength(254)
  email!: string;

  @Transform(text)
  @IsString()
  @IsNotEmpty()
  @MaxLength(100)
  first_name!: string;

  @Transform(text)
  @IsString()
  @IsNotEmpty()
  @MaxLength(100)
  last_name!: string;

  @Transform(optionalText)
  @IsOptional()
  @IsString()
  @MaxLength(40)
  phone?: string | null;

  @Transform(text)
  @IsString()
  @IsNotEmpty()
  @MaxLength(300)
  shipping_address!: string;

  @Transform(text)
  @IsString()
  @IsNotEmpty()
  @MaxLength(120)
  shipping_city!: string;

  @Transform(optionalText)
  @IsOptional()
  @IsString()
  @MaxLength(120)
  shipping_state?: string | null;

  @Transform(text)
  @IsString()
  @IsNotEmpty()
  @MaxLength(20)
  shipping_zip!: string;

  /** ISO 3166-1 alpha-2. */
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim().toUpperCase() : value))
  @IsISO31661Alpha2()
  shipping_country!: string;

  /** Key of the method, or its id. */
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value,
  )
  @IsKeyOrId()
  payment_method!: string | number;

  @Transform(optionalText)
  @IsOptional()
  @IsString()
  @MaxLength(64)
  shipping_method?: string | null;

  @Transform(optionalText)
  @IsOptional()
  @IsString()
  @MaxLength(2000)
  note?: string | null;

  /** The total that the buyer was shown, in the shop's currency; other than the present one is 409 `price_changed`. */
  @Transform(decimal)
  @WhenSent()
  @IsAmount()
  expected_total?: number;
}

/** A pay call. Further text members go to the gateway. */
export class PayBody {
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  order_id!: number;

  /** Equal to the method in the path. */
  @IsString()
  @IsNotEmpty()
  @MaxLength(64)
  payment_method!: string;
}
