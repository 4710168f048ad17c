import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsDefined,
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

/** Who orders. */
export class ContactBody {
  @IsOptional()
  @Trimmed()
  @IsEmail()
  @IsRecipient()
  @MaxLength(254)
  email?: string | null;

  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(100)
  first_name?: string | null;

  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(100)
  last_name?: string | null;

  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(40)
  phone?: string | null;
}

/** A new order. */
export class CreateOrderBody {
  /** What to order; when not sent, the caller's cart, which is emptied. */
  @WhenSent()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_ITEMS)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => OrderItemBody)
  items?: OrderItemBody[];

  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => ContactBody)
  customer?: ContactBody | null;

  /** A registered customer, from administrators and integrations. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  customer_id?: number | null;

  @IsDefined()
  @IsObject()
  @ValidateNested()
  @Type(() => AddressBody)
  shipping_address!: AddressBody;

  /** The shipping address when not sent. */
  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => BillingAddressBody)
  billing_address?: BillingAddressBody | null;

  /** Key or id of an offered payment method. */
  @IsKeyOrId()
  @ApiProperty({ oneOf: [{ type: 'string' }, { type: 'integer' }] })
  payment_method!: string | number;

  /** Key of an active shipping method; the first active one when not sent. */
  @IsOptional()
  @IsString()
  @IsNotEmpty()
  @MaxLength(64)
  shipping_method?: string | null;

  @IsOptional()
  @IsString()
  @MaxLength(2000)
  note?: string | null;

  /** The total that the buyer was shown, in the shop's currency; other than the present one is 409 `price_changed`. */
  @WhenSent()
  @IsAmount()
  expected_total?: number;

  /** Of the order's mails, from administrators and integrations; else the customer's, or the caller's. */
  @WhenSent()
  @IsIn(LANGUAGES)
  language?: Language;
}

export const orderSubmissionOf = (body: CreateOrderBody): OrderSubmission => ({
  items: body.items ? requestedLines(body.items) : null,
  contact: contactOf(body.customer),
  customerId: body.customer_id ?? null,
  shippingAddress: addressOf(body.shipping_address),
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
