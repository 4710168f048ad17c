import { Transform } from 'class-transformer';
import { IsEmail, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { IsInt } from '../../../platform/http/validation/is-int.decorator.js';
import { IsAmount } from '../../../platform/http/validation/money.validator.js';
import { IsPhone } from '../../../platform/http/validation/phone.validator.js';
import { IsRecipient, WhenSent } from '../../../platform/http/validation/text.decorators.js';
import type { FastOrder } from '../../use-cases/place-fast-order.js';
import { MAX_QUANTITY } from '../../../cart/index.js';

const trimmed = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' ? value.trim() || undefined : (value ?? undefined);

/** A one-click purchase; a phone number or an email address is enough. */
export class FastOrderBody {
  /** Product to order. Default: the whole cart of the caller. */
  @WhenSent()
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  product_id?: number;

  /** Id of the variant. Required for a product with variants. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  variant_id?: number | null;

  /** Number of pieces of `product_id`. */
  @WhenSent()
  @IsInt()
  @Min(1)
  @Max(MAX_QUANTITY)
  quantity: number = 1;

  /**
   * Total that the buyer saw, in the shop's currency. If the current total differs, nothing is ordered: 409
   * `price_changed`.
   */
  @WhenSent()
  @IsAmount()
  expected_total?: number;

  /** Phone number that the shop calls. Numbers outside the shop's country need a `+`. Required without `email`. */
  @Transform(trimmed)
  @IsOptional()
  @IsString()
  @MaxLength(40)
  @IsPhone()
  phone?: string | null;

  /** Receives the confirmation. Required without `phone`. */
  @Transform(trimmed)
  @IsOptional()
  @IsEmail()
  @IsRecipient()
  @MaxLength(254)
  email?: string | null;

  /** How the shop addresses the buyer. */
  @Transform(trimmed)
  @IsOptional()
  @IsString()
  @MaxLength(100)
  first_name?: string | null;
}

export const fastOrderOf = (body: FastOrderBody): FastOrder => ({
  item:
    typeof body.product_id === 'number'
      ? { productId: body.product_id, variantId: body.variant_id ?? null, quantity: body.quantity ?? 1 }
      : null,
  phone: body.phone || null,
  email: body.email || null,
  firstName: body.first_name || null,
  expectedTotal: body.expected_total ?? null,
});
