import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize, ArrayMinSize, IsArray, IsBoolean, IsDefined, IsEmail, IsIn, IsInt, IsISO31661Alpha2, IsNotEmpty, IsObject,
  IsOptional, IsString, Max, MaxLength, Min, ValidateNested,
} from 'class-validator';
import { IsKeyOrId } from '../../../platform/http/validation/key-or-id.validator.js';
import { IsAmount } from '../../../platform/http/validation/money.validator.js';
import { PageQuery } from '../../../platform/http/validation/page.dto.js';
import { WholeNumber, YesNo } from '../../../platform/http/validation/query.transforms.js';
import { IsRecipient } from '../../../platform/http/validation/recipient.validator.js';
import { IsTimestamp } from '../../../platform/http/validation/timestamp.validator.js';
import { WhenSent } from '../../../platform/http/validation/when-sent.decorator.js';
import { ORDER_SORTS } from '../../../order/index.js';

export const MAX_ITEMS = 100;
export const MAX_QUANTITY = 1_000_000;

const Trimmed = (): PropertyDecorator => Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));
const CountryCode = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim().toUpperCase() : value));

/** One product of an order. */
export class OrderItemBody {
  @IsInt() @Min(1) @Max(2_147_483_647)
  product_id!: number;

  /** Required for a product with variants. */
  @IsOptional() @IsInt() @Min(1) @Max(2_147_483_647)
  variant_id?: number | null;

  @IsInt() @Min(1) @Max(MAX_QUANTITY)
  quantity!: number;

  /** Price of one, from an administrator only; from others it is not read. */
  @IsOptional() @IsAmount()
  price?: number;
}

/** Who orders. */
export class ContactBody {
  @IsOptional() @Trimmed() @IsEmail() @IsRecipient() @MaxLength(254)
  email?: string;

  @IsOptional() @Trimmed() @IsString() @MaxLength(100)
  first_name?: string;

  @IsOptional() @Trimmed() @IsString() @MaxLength(100)
  last_name?: string;

  @IsOptional() @Trimmed() @IsString() @MaxLength(40)
  phone?: string;
}

/** A postal address. */
export class AddressBody {
  /** The customer's name when not sent. */
  @IsOptional() @Trimmed() @IsString() @MaxLength(200)
  name?: string | null;

  @Trimmed() @IsString() @IsNotEmpty() @MaxLength(300)
  address!: string;

  @Trimmed() @IsString() @IsNotEmpty() @MaxLength(120)
  city!: string;

  @IsOptional() @Trimmed() @IsString() @MaxLength(120)
  state?: string | null;

  @Trimmed() @IsString() @IsNotEmpty() @MaxLength(20)
  zip!: string;

  /** ISO 3166-1 alpha-2. */
  @CountryCode() @IsISO31661Alpha2()
  country!: string;
}

/** A new order. */
export class CreateOrderBody {
  /** What to order; when not sent, the caller's cart, which is emptied. */
  @IsOptional() @IsArray() @ArrayMinSize(1) @ArrayMaxSize(MAX_ITEMS) @IsObject({ each: true }) @ValidateNested({ each: true }) @Type(() => OrderItemBody)
  items?: OrderItemBody[];

  @IsOptional() @IsObject() @ValidateNested() @Type(() => ContactBody)
  customer?: ContactBody;

  /** A registered customer, from administrators and integrations. */
  @IsOptional() @IsInt() @Min(1) @Max(2_147_483_647)
  customer_id?: number;

  @IsDefined() @IsObject() @ValidateNested() @Type(() => AddressBody)
  shipping_address!: AddressBody;

  /** The shipping address when not sent. */
  @IsOptional() @IsObject() @ValidateNested() @Type(() => AddressBody)
  billing_address?: AddressBody;

  /** Key or id of an offered payment method. */
  @IsKeyOrId()
  payment_method!: string | number;

  /** Key of an active shipping method; the first active one when not sent. */
  @IsOptional() @IsString() @IsNotEmpty() @MaxLength(64)
  shipping_method?: string;

  @IsOptional() @IsString() @MaxLength(2000)
  note?: string;
}

/** Parts of an address that change. */
export class AddressPatch {
  @IsOptional() @Trimmed() @IsString() @MaxLength(200)
  name?: string;

  @WhenSent() @Trimmed() @IsString() @IsNotEmpty() @MaxLength(300)
  address?: string;

  @WhenSent() @Trimmed() @IsString() @IsNotEmpty() @MaxLength(120)
  city?: string;

  @IsOptional() @Trimmed() @IsString() @MaxLength(120)
  state?: string;

  @WhenSent() @Trimmed() @IsString() @IsNotEmpty() @MaxLength(20)
  zip?: string;

  @WhenSent() @CountryCode() @IsISO31661Alpha2()
  country?: string;
}

/** A change of an order; what is not sent stays. */
export class EditOrderBody {
  @IsOptional() @IsObject() @ValidateNested() @Type(() => AddressPatch)
  shipping_address?: AddressPatch;

  @IsOptional() @IsObject() @ValidateNested() @Type(() => AddressPatch)
  billing_address?: AddressPatch;

  @IsOptional() @IsString() @MaxLength(2000)
  note?: string | null;

  /** All lines of the order as they shall be. */
  @IsOptional() @IsArray() @ArrayMinSize(1) @ArrayMaxSize(MAX_ITEMS) @IsObject({ each: true }) @ValidateNested({ each: true }) @Type(() => OrderItemBody)
  items?: OrderItemBody[];

  @IsOptional() @IsString() @IsNotEmpty() @MaxLength(64)
  shipping_method?: string;

  /** May change after shipment too. */
  @IsOptional() @Trimmed() @IsString() @MaxLength(100)
  tracking_number?: string | null;

  /** The version that was read; 409 `stale_version` when the order has changed since. */
  @IsOptional() @IsInt() @Min(1)
  version?: number;
}

/** A move to another status. */
export class StatusBody {
  /** `canceled` is read as `cancelled`. */
  @IsString() @IsNotEmpty() @MaxLength(40)
  status!: string;

  @IsOptional() @IsString() @MaxLength(2000)
  note?: string;

  @IsOptional() @IsString() @MaxLength(2000)
  payment_note?: string;

  /** Whether the customer is told by mail. */
  @IsOptional() @IsBoolean()
  notify: boolean = true;
}

export class CancelBody {
  @IsOptional() @IsString() @MaxLength(2000)
  reason?: string;
}

/** Money that arrived. */
export class VerifyPaymentBody {
  /** All that is open when not sent. */
  @IsOptional() @IsAmount({ above0: true })
  amount?: number;

  /** When the money arrived, ISO 8601. */
  @IsOptional() @IsTimestamp()
  received_at?: string;

  /** The bank's reference of the transfer; the same one is booked once. */
  @IsOptional() @Trimmed() @IsString() @IsNotEmpty() @MaxLength(140)
  reference?: string;

  @IsOptional() @IsString() @MaxLength(2000)
  note?: string;
}

export class RefundBody {
  /** All that was paid and not given back when not sent. */
  @IsOptional() @IsAmount({ above0: true })
  amount?: number;

  @IsOptional() @IsString() @MaxLength(2000)
  reason?: string;
}

/** Which orders to list. */
export class ListOrdersQuery extends PageQuery {
  @IsOptional() @IsString() @MaxLength(40)
  status?: string;

  @IsOptional() @IsString() @MaxLength(64)
  payment_method?: string;

  @IsOptional() @WholeNumber() @IsInt() @Min(1) @Max(2_147_483_647)
  customer_id?: number;

  /** ISO 8601, included. */
  @IsOptional() @IsTimestamp()
  created_from?: string;

  /** ISO 8601, included; a date without a time means its end. */
  @IsOptional() @IsTimestamp()
  created_to?: string;

  @IsOptional() @YesNo() @IsBoolean()
  overdue?: boolean;

  /** Number, reference, e-mail, phone or name. */
  @IsOptional() @IsString() @MaxLength(200)
  q?: string;

  @IsOptional() @IsIn(ORDER_SORTS)
  sort: string = '-created_at';
}
