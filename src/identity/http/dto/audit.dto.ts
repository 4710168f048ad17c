import { IsIn, IsInt, IsOptional, IsString, MaxLength, Min } from 'class-validator';
import type { Actor } from '#contracts';
import { PageQuery } from '../../../platform/http/validation/page.dto.js';
import { WholeNumber } from '../../../platform/http/validation/query.transforms.js';
import { IsTimestamp } from '../../../platform/http/validation/timestamp.validator.js';

const ACTOR_KINDS = ['administrator', 'customer', 'integration', 'guest', 'system'] as const satisfies ReadonlyArray<
  Actor['kind']
>;

export class AuditQuery extends PageQuery {
  /** E.g. `order.cancelled`. */
  @IsOptional()
  @IsString()
  @MaxLength(100)
  action?: string;

  /** E.g. `order`. */
  @IsOptional()
  @IsString()
  @MaxLength(100)
  subject_type?: string;

  /** Id of the subject. */
  @IsOptional()
  @IsString()
  @MaxLength(100)
  subject_id?: string;

  /** Who did it: `administrator`, `customer`, `integration` (a token), `guest`, `system`. */
  @IsOptional()
  @IsIn(ACTOR_KINDS)
  actor_kind?: Actor['kind'];

  /** Id of the account or token; with `actor_kind`. */
  @IsOptional()
  @WholeNumber()
  @IsInt()
  @Min(1)
  actor_id?: number;

  /** Not before, ISO 8601. */
  @IsOptional()
  @IsTimestamp()
  from?: string;

  /** Before, ISO 8601. */
  @IsOptional()
  @IsTimestamp()
  to?: string;
}
