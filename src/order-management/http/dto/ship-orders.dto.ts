import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  registerDecorator,
  ValidateNested,
} from 'class-validator';
import { IsInt } from '../../../platform/http/validation/is-int.decorator.js';
import { Trimmed, WhenSent } from '../../../platform/http/validation/text.decorators.js';
import type { Parcel } from '../../use-cases/ship-orders.js';

/** Maximum number of orders that one call ships. */
export const MAX_PARCELS = 100;

const MAX_ID = 2_147_483_647;

/** An order whose parcel leaves the shop. */
class ParcelBody {
  /** Id of the order. */
  @IsInt()
  @Min(1)
  @Max(MAX_ID)
  id!: number;

  /** Name of the carrier, up to 100 characters. Default: unchanged. */
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(100)
  carrier?: string | null;

  /** Number by which the carrier tracks the parcel, up to 100 characters. Default: unchanged. */
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(100)
  tracking_number?: string | null;
}

/** Reports a malformed id at the list as well, because it makes the whole request invalid. */
function HasOrderIds(): PropertyDecorator {
  return (target, property) => {
    registerDecorator({
      name: 'hasOrderIds',
      target: target.constructor,
      propertyName: property as string,
      validator: {
        validate: (value: unknown) => !Array.isArray(value) || value.every(hasOrderId),
        defaultMessage: () => 'a malformed id',
      },
    });
  };
}

function hasOrderId(order: unknown): boolean {
  const id = (order as { id?: unknown } | null)?.id;
  return Number.isInteger(id) && Number(id) >= 1 && Number(id) <= MAX_ID;
}

/** Orders that are shipped together. */
export class ShipOrdersBody {
  /** 1 to 100 orders, each once. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_PARCELS)
  @ArrayUnique((order: ParcelBody | null) => order?.id)
  @HasOrderIds()
  @ValidateNested({ each: true })
  @Type(() => ParcelBody)
  orders!: ParcelBody[];

  /** Whether the customers get an email about the shipment. */
  @WhenSent()
  @IsBoolean()
  notify: boolean = true;
}

export const parcelsOf = ({ orders }: ShipOrdersBody): Parcel[] =>
  orders.map(({ id, carrier, tracking_number: trackingNumber }) => ({
    id,
    carrier: carrier || null,
    trackingNumber: trackingNumber || null,
  }));
