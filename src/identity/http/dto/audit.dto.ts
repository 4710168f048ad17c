import { IsIn, IsOptional, IsString, MaxLength, Min } from 'class-validator';
import type { Actor } from '#contracts';
import { readMoment } from '#kernel';
import { ACTOR_KINDS } from '../../../platform/access/caller.js';
import type { AuditFilter } from '../../data/audit-rows.js';
import { IsInt } from '../../../platform/http/validation/is-int.decorator.js';
import { PageQuery } from '../../../platform/http/validation/page.dto.js';
import { WholeNumber } from '../../../platform/http/validation/query.transforms.js';
import { IsTimestamp } from '../../../platform/http/validation/timestamp.validator.js';

/** Filters of the activity log. */
export class AuditQuery extends PageQuery {
  /** Only this action, such as `order.cancelled`. `GET /api/admin/audit/words` lists all. */
  @IsOptional()
  @IsString()
  @MaxLength(100)
  action?: string;

  /** Only records of this type, such as `order`. */
  @IsOptional()
  @IsString()
  @MaxLength(100)
  subject_type?: string;

  /** Only the record with this id; combine it with `subject_type`. */
  @IsOptional()
  @IsString()
  @MaxLength(100)
  subject_id?: string;

  /** `administrator`, `customer`, `integration` (an API token), `guest`, or `system` (the shop itself). */
  @IsOptional()
  @IsIn(ACTOR_KINDS)
  actor_kind?: Actor['kind'];

  /** Id of the account or API token; combine it with `actor_kind`. */
  @IsOptional()
  @WholeNumber()
  @IsInt()
  @Min(1)
  actor_id?: number;

  /** Earliest time (ISO 8601), inclusive. A date without a time is the start of that day in the shop's time zone. */
  @IsOptional()
  @IsTimestamp()
  from?: string;

  /** Latest time (ISO 8601), exclusive. A date without a time is the start of that day in the shop's time zone. */
  @IsOptional()
  @IsTimestamp()
  to?: string;
}

/** @param timezone of the shop, IANA name */
export const auditFilterOf = (query: AuditQuery, timezone: string): AuditFilter => ({
  action: query.action ?? null,
  subjectType: query.subject_type ?? null,
  subjectId: query.subject_id ?? null,
  actorKind: query.actor_kind ?? null,
  actorId: query.actor_id ?? null,
  from: query.from ? readMoment(query.from, timezone) : null,
  to: query.to ? readMoment(query.to, timezone) : null,
});
