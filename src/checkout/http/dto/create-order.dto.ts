import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsEmail,
  IsIn,
  IsNotEmpty,
  IsObject,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { LANGUAGES, type Language } from '#kernel';
import { IsInt } from '../../../platform/http/validation/is-int.decorator.js';
import { IsKeyOrId, IsRecipient, Trimmed, WhenSent } from '../../../platform/http/validation/text.decorators.js';
import { IsAmount } from '../../../platform/http/validation/money.validator.js';
import type { Contact } from '../../../order/index.js';
import type { OrderSubmission } from '../../use-cases/submit-order.js';
import { AddressBody, addressOf, BillingAddressBody, billingAddressOf } from './address.dto.js';
import { MAX_ITEMS, OrderItemBody, requestedLines } from '../../../cart/index.js';

/** The buyer. */
export class ContactBody {
  /** Receives the confirmation and all emails about the order. */
  @IsOptional()
  @Trimmed()
  @IsEmail()
  @IsRecipient()
  @MaxLength(254)
  email?: string | null;

  /** Given name, used in emails and on the invoice. */
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(100)
  first_name?: string | null;

  /** Family name, used in emails and on the invoice. */
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(100)
  last_name?: string | null;

  /**
   * Phone number for questions about the delivery, up to 40 characters: a number of the address's country, or one with
   * `+`. Required if the shipping method has `requires_phone` on.
   */
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(40)
  phone?: string | null;
}

/** A new order. */
export class CreateOrderBody {
  /** 1 to 100 products to order. Default: the cart of the caller, which is then emptied. */
  @WhenSent()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_ITEMS)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => OrderItemBody)
  items?: OrderItemBody[];

  /** Contact data of the buyer. Guests need an email address; for customers, their own data is the default. */
  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => ContactBody)
  customer?: ContactBody | null;

  /** Orders for this registered customer; accepted from administrators and integrations only. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  customer_id?: number | null;

  /**
   * Where the goods go. Determines shipping cost and tax. Required, unless the shipping method is a pickup method with
   * `requires_address` off.
   */
  @WhenSent()
  @IsObject()
  @ValidateNested()
  @Type(() => AddressBody)
  shipping_address?: AddressBody;

  /** Address on the invoice; null or left out: the shipping address. */
  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => BillingAddressBody)
  billing_address?: BillingAddressBody | null;

  /** Key or id of an offered payment method, from `GET /api/checkout/payments`. */
  @IsKeyOrId()
  @ApiProperty({ anyOf: [{ type: 'string', maxLength: 64 }, { type: 'integer' }] })
  payment_method!: string | number;

  /** Key of an active shipping method. Default: the first active one. */
  @IsOptional()
  @IsString()
  @IsNotEmpty()
  @MaxLength(64)
  shipping_method?: string | null;

  /** Message of the buyer to the shop, up to 2000 characters. */
  @IsOptional()
  @IsString()
  @MaxLength(2000)
  note?: string | null;

  /**
   * Total that the buyer saw, in the shop's currency. If the current total differs, nothing is ordered: 409
   * `price_changed`.
   */
  @WhenSent()
  @IsAmount()
  expected_total?: number;

  /**
   * Language of the emails about the order; accepted from administrators and integrations only. Default: that of
   * the customer, else of the request.
   */
  @WhenSent()
  @IsIn(LANGUAGES)
  language?: Language;
}

export const orderSubmissionOf = (body: CreateOrderBody): OrderSubmission => ({
  items: body.items ? requestedLines(body.items) : null,
  contact: contactOf(body.customer),
  customerId: body.customer_id ?? null,
  shippingAddress: addressOf(body.shipping_address ?? {}),
  billingAddress: body.billing_address ? billingAddressOf(body.billing_address) : null,
  paymentMethod: body.payment_method,
  shippingMethod: body.shipping_method ?? null,
  note: body.note ?? null,
  language: body.language ?? null,
  expectedTotal: body.expected_total ?? null,
});

const contactOf = (body: ContactBody | null | undefined): Contact => ({
  email: body?.email || null,
  firstName: body?.first_name || null,
  lastName: body?.last_name || null,
  phone: body?.phone || null,
});
