import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsISO31661Alpha2,
  IsNotEmpty,
  IsObject,
  IsOptional,
  IsString,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { EditedItemBody, MAX_ITEMS, requestedLines } from '../../../cart/index.js';
import type { OrderEdit } from '../../domain/order-edit.js';
import { IsInt } from '../../../platform/http/validation/is-int.decorator.js';
import { CountryCode, Trimmed, WhenSent } from '../../../platform/http/validation/text.decorators.js';

/** Changed parts of an address. */
export class AddressPatch {
  /** Recipient, as written on the parcel; null: the name of the customer. Without it, the recipient stays. */
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(200)
  name?: string | null;

  @WhenSent()
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(300)
  address?: string;

  @WhenSent()
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(120)
  city?: string;

  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(120)
  state?: string | null;

  /** Postal code in the format of the country. A stored code is checked again if the country changes. */
  @WhenSent()
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(20)
  zip?: string;

  @WhenSent()
  @CountryCode()
  @IsISO31661Alpha2()
  country?: string;
}

/** Changed parts of a billing address; null or blank removes company or VAT id. */
export class BillingAddressPatch extends AddressPatch {
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(200)
  company?: string | null;

  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(30)
  vat_id?: string | null;
}

/** Changes of an order; members that are not sent stay unchanged. */
export class EditOrderBody {
  /** Members of the shipping address to change; the others stay. */
  @WhenSent()
  @IsObject()
  @ValidateNested()
  @Type(() => AddressPatch)
  shipping_address?: AddressPatch;

  /** Members of the billing address to change; the others stay. */
  @WhenSent()
  @IsObject()
  @ValidateNested()
  @Type(() => BillingAddressPatch)
  billing_address?: BillingAddressPatch;

  /** Message of the buyer to the shop; null removes it. */
  @IsOptional()
  @IsString()
  @MaxLength(2000)
  note?: string | null;

  /** All lines of the order after the change, 1 to 100. A line that is left out is removed. */
  @WhenSent()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_ITEMS)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => EditedItemBody)
  items?: EditedItemBody[];

  /** Key of an active shipping method; the shipping cost is calculated again. */
  @WhenSent()
  @IsString()
  @IsNotEmpty()
  @MaxLength(64)
  shipping_method?: string;

  /** Number by which the carrier tracks the parcel; may also change after shipping. null removes it. */
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(100)
  tracking_number?: string | null;

  /** Name of the carrier; may also change after shipping. null removes it. */
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(100)
  carrier?: string | null;

  /** `version` that was read. If the order has changed since: 409 `stale_version`. */
  @WhenSent()
  @IsInt()
  @Min(1)
  version?: number;
}

export const orderEditOf = (body: EditOrderBody): OrderEdit => ({
  shippingAddress: body.shipping_address && sentOf(body.shipping_address),
  billingAddress: body.billing_address && sentOf(body.billing_address),
  note: body.note,
  version: body.version ?? undefined,
  shippingMethod: body.shipping_method ?? undefined,
  trackingNumber: body.tracking_number,
  carrier: body.carrier,
  items: body.items && requestedLines(body.items),
});

/** The sent members of a body; other members of the class are undefined. */
const sentOf = <T extends object>(body: T): Partial<T> =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as Partial<T>;

/** Lines of an order to be quoted. */
export class QuoteEditBody {
  /** All lines of the order after the change, 1 to 100. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_ITEMS)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => EditedItemBody)
  items!: EditedItemBody[];
}
