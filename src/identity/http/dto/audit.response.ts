import type { Actor } from '#contracts';
import { ACTOR_KINDS } from '../../../platform/access/caller.js';
import {
  Integer,
  JsonObject,
  ListOf,
  OneOf,
  Ref,
  Text,
  Timestamp,
} from '../../../platform/http/openapi/response-properties.js';
import type { AuditFilters } from '../../audit/list-audit.js';
import type { AuditRecord } from '../../data/audit-rows.js';

export class AuditActorResponse {
  @OneOf(ACTOR_KINDS, {
    name: 'ActorKind',
    description: '`administrator`, `customer`, `integration` (an API token), `guest`, or `system` (the shop itself).',
  })
  kind!: Actor['kind'];
  @Integer({ nullable: true, description: 'Id of the account or API token; null for guests and the system.' }) id!:
    number | null;

  @Text({
    nullable: true,
    description: 'Email address of the account, or name of the token; null for guests and the system.',
  })
  name!: string | null;
}

export class AuditEntryResponse {
  @Integer() id!: number;
  @Timestamp() at!: Date;
  @Ref(() => AuditActorResponse) actor!: AuditActorResponse;
  @Text({ description: 'What was done, such as `order.cancelled`.' }) action!: string;
  @Text({ description: 'Type of the record that was changed, such as `order`.' }) subject_type!: string;
  @Text({ nullable: true, description: 'Id of the record; null: the action has no single record.' }) subject_id!:
    string | null;

  @Text({ nullable: true, description: 'Email address of an account, or name of a token; null for other records.' })
  subject_name!: string | null;

  @JsonObject({ nullable: true, description: 'Changed members with their old values; null: nothing to show.' })
  before!: object | null;

  @JsonObject({ nullable: true, description: 'Changed members with their new values; null: nothing to show.' })
  after!: object | null;

  @Text({ nullable: true }) ip!: string | null;
  @Text({ nullable: true, description: 'Id of the request in the log; null: not caused by a request.' }) request_id!:
    string | null;
}

export class AuditFiltersResponse {
  @ListOf({ type: 'string' }, { description: 'All values of `action`.' }) actions!: string[];
  @ListOf({ type: 'string' }, { description: 'All values of `subject_type`.' }) subject_types!: string[];
}

export const auditEntryResponse = (entry: AuditRecord): AuditEntryResponse => ({
  id: entry.id,
  at: entry.at,
  actor: { kind: entry.actor.kind, id: entry.actor.id, name: entry.actor.name },
  action: entry.action,
  subject_type: entry.subjectType,
  subject_id: entry.subjectId,
  subject_name: entry.subjectName,
  before: entry.before,
  after: entry.after,
  ip: entry.ip,
  request_id: entry.requestId,
});

export const auditFiltersResponse = ({ actions, subjectTypes }: AuditFilters): AuditFiltersResponse => ({
  actions,
  subject_types: subjectTypes,
});
