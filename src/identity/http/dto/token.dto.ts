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
  /** What it is for. */
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  @IsString()
  @IsNotEmpty()
  @MaxLength(100)
  name!: string;

  /** What it may do: `catalog:write`, `orders:read`, `orders:write`, `payments:verify`, `admin`. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(SCOPES.length)
  @ArrayUnique()
  @IsIn(SCOPES, { each: true })
  scopes!: Scope[];

  /** Days until it expires. Neither this nor `expires_at` nor `expires`: 365. */
  @WhenSent()
  @IsInt()
  @Min(1)
  @Max(3650)
  expires_in_days?: number;

  /** Moment at which it expires, ISO 8601; of a date without a time, its beginning in the shop's time zone. */
  @WhenSent()
  @IsTimestamp()
  expires_at?: string;

  /** `never`: it does not expire. Not together with the other two. */
  @WhenSent()
  @IsIn(['never'])
  expires?: 'never';
}

/** @param timezone the shop's, IANA. @throws FieldErrors at `expires` or `expires_at` */
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
