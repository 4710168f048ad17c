import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  IsBoolean,
  IsEmail,
  IsISO31661Alpha2,
  IsNotEmpty,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import { IsInt } from '../../../platform/http/validation/is-int.decorator.js';
import { IsKeyOrId, IsRecipient, WhenSent } from '../../../platform/http/validation/text.decorators.js';
import { IsAmount } from '../../../platform/http/validation/money.validator.js';
import type { Address } from '../../../order/index.js';
import type { OrderSubmission } from '../../use-cases/submit-order.js';

const text = ({ value }: { value: unknown }): unknown => (typeof value === 'string' ? value.trim() : value);
const optionalText = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' ? value.trim() || undefined : value;

/** A form sends texts. */
const decimal = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' && /^\d{1,15}(\.\d{1,4})?$/.test(value) ? Number(value) : value;

/** A form sends a checkbox that is set as a text, and no other one. */
const checkbox = ({ value }: { value: unknown }): unknown =>
  value === '1' || value === 'on' || value === 'true'
    ? true
    : ['', '0', 'false', null].includes(value as string | null)
      ? false
      : value;

const PARTS = ['billing_country', 'billing_address', 'billing_zip', 'billing_city'] as const;

/** Whether the form names another postal address than that of delivery: all of it is required then. */
const hasOwnAddress = (form: CheckoutBody): boolean =>
  form.billing_different === true && PARTS.some((name) => Boolean(form[name]));

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

  /** The other `billing_…` fields count only with it. */
  @Transform(checkbox)
  @IsOptional()
  @IsBoolean()
  billing_different?: boolean | null;

  @Transform(optionalText)
  @IsOptional()
  @IsString()
  @MaxLength(200)
  billing_company?: string | null;

  @Transform(optionalText)
  @IsOptional()
  @IsString()
  @MaxLength(30)
  billing_vat_id?: string | null;

  /**
   * Without country, street, postal code and city the shipping address is billed; with one of them all are required.
   */
  @Transform(optionalText)
  @ValidateIf(hasOwnAddress)
  @IsString()
  @IsNotEmpty()
  @MaxLength(300)
  billing_address?: string | null;

  @Transform(optionalText)
  @ValidateIf(hasOwnAddress)
  @IsString()
  @IsNotEmpty()
  @MaxLength(120)
  billing_city?: string | null;

  @Transform(optionalText)
  @IsOptional()
  @IsString()
  @MaxLength(120)
  billing_state?: string | null;

  @Transform(optionalText)
  @ValidateIf(hasOwnAddress)
  @IsString()
  @IsNotEmpty()
  @MaxLength(20)
  billing_zip?: string | null;

  /** ISO 3166-1 alpha-2. */
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.trim().toUpperCase() || undefined : value,
  )
  @ValidateIf(hasOwnAddress)
  @IsISO31661Alpha2()
  billing_country?: string | null;

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
  shippingAddress: shippingAddressOf(form),
  billingAddress: billingAddressOf(form),
  paymentMethod: form.payment_method,
  shippingMethod: form.shipping_method ?? null,
  note: form.note ?? null,
  language: null,
  expectedTotal: form.expected_total ?? null,
});

const shippingAddressOf = (form: CheckoutBody): Address => ({
  name: `${form.first_name} ${form.last_name}`,
  address: form.shipping_address,
  city: form.shipping_city,
  state: form.shipping_state || null,
  zip: form.shipping_zip,
  country: form.shipping_country,
});

/** null: that of delivery. */
function billingAddressOf(form: CheckoutBody): Address | null {
  if (form.billing_different !== true) return null;
  const { name, ...delivery } = shippingAddressOf(form);
  const own = {
    address: form.billing_address || null,
    city: form.billing_city || null,
    state: form.billing_state || null,
    zip: form.billing_zip || null,
    country: form.billing_country || null,
  };
  return {
    name,
    ...(hasOwnAddress(form) ? own : delivery),
    ...(form.billing_company && { company: form.billing_company }),
    ...(form.billing_vat_id && { vat_id: form.billing_vat_id }),
  };
}
