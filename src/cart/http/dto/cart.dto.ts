import { Transform } from 'class-transformer';
import { IsDefined, IsISO31661Alpha2, IsNotEmpty, IsOptional, IsString, MaxLength, Min } from 'class-validator';
import { FieldErrors } from '#kernel';
import { IsInt } from '../../../platform/http/validation/is-int.decorator.js';
import { WholeNumber } from '../../../platform/http/validation/query.transforms.js';
import { WhenSent } from '../../../platform/http/validation/text.decorators.js';

/** Converts a two-letter code to upper case; other values stay unchanged and fail validation. */
const CountryCode = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && value.length === 2 ? value.toUpperCase() : value,
  );

export class AddItemBody {
  @IsDefined()
  @IsInt()
  @Min(1)
  product_id!: number;

  /** Id of the variant. Required for a product with variants; null: the product itself. */
  @IsOptional()
  @IsInt()
  @Min(1)
  variant_id?: number | null;

  /** Pieces to add to those that are already in the cart. Default: 1. */
  @WhenSent()
  @IsInt()
  @Min(1)
  quantity?: number;
}

export class SetQuantityBody {
  /** New number of pieces of the line; replaces the old one. */
  @IsDefined()
  @IsInt()
  @Min(1)
  quantity!: number;
}

export class UpdateItemBody extends SetQuantityBody {
  /** `id` of the line, from `items` of the cart. */
  @IsDefined()
  @IsInt()
  @Min(1)
  item_id!: number;
}

/** `item_id` may be in the body or in the query. */
export class RemoveItemBody {
  /** `id` of the line, from `items` of the cart. May be sent in the query instead. */
  @WhenSent()
  @IsInt()
  @Min(1)
  item_id?: number;
}

export class RemoveItemQuery {
  /** `id` of the line, from `items` of the cart, if it is not in the body. */
  @IsOptional()
  @WholeNumber()
  @IsInt()
  @Min(1)
  item_id?: number;
}

export class ChooseShippingBody {
  /** Key of the shipping method, from `GET /api/checkout/shipping`. */
  @IsString()
  @IsNotEmpty()
  @MaxLength(50)
  method!: string;

  /** ISO 3166-1 alpha-2 code of the destination, which determines cost and tax. Default: the one chosen before. */
  @IsOptional()
  @CountryCode()
  @IsISO31661Alpha2()
  country?: string | null;
}

export class ShippingQuery {
  /** ISO 3166-1 alpha-2 code of the destination. Default: the one chosen for the cart. */
  @IsOptional()
  @CountryCode()
  @IsISO31661Alpha2()
  country?: string;
}

/** @throws 422 at `item_id` if neither body nor query contains it */
export function itemIdOf(body: RemoveItemBody | undefined, query: RemoveItemQuery): number {
  const itemId = body?.item_id ?? query.item_id;
  if (itemId === undefined || itemId === null) throw new FieldErrors({ item_id: [{ key: 'validation.required' }] });
  return itemId;
}
