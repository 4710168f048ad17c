import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsNotEmpty,
  IsString,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { addDays, FieldErrors, readMoment } from '#kernel';
import { SCOPES, type Scope } from '../../../platform/access/caller.js';
import { IsInt } from '../../../platform/http/validation/is-int.decorator.js';
import { IsTimestamp } from '../../../platform/http/validation/timestamp.validator.js';
import { WhenSent } from '../../../platform/http/validation/text.decorators.js';
import { TOKEN_DAYS, type ApiTokenInput } from '../../tokens/api-tokens.js';

export class NewTokenBody {
  /** Purpose of the token, shown in the list; 1 to 100 characters. */
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  @IsString()
  @IsNotEmpty()
  @MaxLength(100)
  name!: string;

  /**
   * What the token may do: `catalog:write`, `orders:read`, `orders:write`, `payments:verify`, or `admin`
   * (everything).
   */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(SCOPES.length)
  @ArrayUnique()
  @IsIn(SCOPES, { each: true })
  scopes!: Scope[];

  /** Days until the token expires, 1 to 3650. Default: 365. */
  @WhenSent()
  @IsInt()
  @Min(1)
  @Max(3650)
  expires_in_days?: number;

  /**
   * Time at which the token expires, ISO 8601, instead of `expires_in_days`. A date without a time is the start of
   * that day in the shop's time zone.
   */
  @WhenSent()
  @IsTimestamp()
  expires_at?: string;

  /** `never`: the token does not expire. Not together with `expires_in_days` or `expires_at`. */
  @WhenSent()
  @IsIn(['never'])
  expires?: 'never';
}

/**
 * @param timezone of the shop, IANA name
 * @throws FieldErrors at `expires` or `expires_at`
 */
export const apiTokenInputOf = (body: NewTokenBody, now: Date, timezone: string): ApiTokenInput => ({
  name: body.name,
  scopes: body.scopes,
  expiresAt: expiryOf(body, now, timezone),
});

function expiryOf(
  { expires_at: at, expires_in_days: days, expires }: NewTokenBody,
  now: Date,
  timezone: string,
): Date | null {
  if (expires && (at || days)) throw new FieldErrors({ expires: [{ key: 'auth.errors.expiry_twice' }] });
  if (expires) return null;
  const moment = at ? readMoment(at, timezone) : addDays(now, days ?? TOKEN_DAYS);
  if (moment <= now) throw new FieldErrors({ expires_at: [{ key: 'auth.errors.expiry_in_the_past' }] });
  return moment;
}
