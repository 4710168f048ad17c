import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsEmail, IsISO31661Alpha2, IsNotEmpty, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { IsInt } from '../../../platform/http/validation/is-int.decorator.js';
import { IsKeyOrId } from '../../../platform/http/validation/key-or-id.validator.js';
import { IsAmount } from '../../../platform/http/validation/money.validator.js';
import { IsRecipient, WhenSent } from '../../../platform/http/validation/text.decorators.js';
import type { OrderSubmission } from '../../use-cases/submit-order.js';

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
  @ApiProperty({ oneOf: [{ type: 'string' }, { type: 'integer' }] })
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

/** An order of the caller's cart, sent to the address of the form. */
export const checkoutSubmissionOf = (form: CheckoutBody): OrderSubmission => ({
  items: null,
  contact: {
    email: form.email || null,
    firstName: form.first_name || null,
    lastName: form.last_name || null,
    phone: form.phone || null,
  },
  customerId: null,
  shippingAddress: {
    name: `${form.first_name} ${form.last_name}`,
    address: form.shipping_address,
    city: form.shipping_city,
    state: form.shipping_state || null,
    zip: form.shipping_zip,
    country: form.shipping_country,
  },
  billingAddress: null,
  paymentMethod: form.payment_method,
  shippingMethod: form.shipping_method ?? null,
  note: form.note ?? null,
  language: null,
  expectedTotal: form.expected_total ?? null,
});
