import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { SCOPES, type Scope } from '../../../platform/access/caller.js';
import { IsTimestamp } from '../../../platform/http/validation/timestamp.validator.js';
import { WhenSent } from '../../../platform/http/validation/when-sent.decorator.js';
import type { ApiTokenRecord } from '../../tokens/api-tokens.js';

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
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(3650)
  expires_in_days?: number;

  /** Moment at which it expires, ISO 8601. */
  @IsOptional()
  @IsTimestamp()
  expires_at?: string;

  /** `never`: it does not expire. Not together with the other two. */
  @WhenSent()
  @IsIn(['never'])
  expires?: 'never';
}

export const tokenAnswer = (record: ApiTokenRecord): ApiTokenRecord => ({
  id: record.id,
  name: record.name,
  scopes: record.scopes,
  created_by: record.created_by,
  created_by_email: record.created_by_email,
  created_at: record.created_at,
  expires_at: record.expires_at,
  last_used_at: record.last_used_at,
  revoked_at: record.revoked_at,
});
