import type { Actor } from '#contracts';
import { ACTOR_KINDS } from '../../../platform/access/caller.js';
import {
  AnyValue,
  Integer,
  ListOf,
  OneOf,
  Ref,
  Text,
  Timestamp,
} from '../../../platform/http/openapi/response-properties.js';
import type { AuditFilters } from '../../audit/list-audit.js';
import type { AuditRecord } from '../../data/audit-rows.js';

export class AuditActorResponse {
  @OneOf(ACTOR_KINDS, { name: 'ActorKind' }) kind!: Actor['kind'];
  @Integer({ nullable: true, description: 'Of the account or the token.' }) id!: number | null;

  @Text({ nullable: true, description: "The account's e-mail address, or the token's name." })
  name!: string | null;
}

export class AuditEntryResponse {
  @Integer() id!: number;
  @Timestamp() at!: Date;
  @Ref(() => AuditActorResponse) actor!: AuditActorResponse;
  @Text({ description: 'E.g. `order.cancelled`.' }) action!: string;
  @Text({ description: 'E.g. `order`.' }) subject_type!: string;
  @Text({ nullable: true }) subject_id!: string | null;

  @Text({ nullable: true, description: 'Of accounts the e-mail address, of tokens the name; null for others.' })
  subject_name!: string | null;

  @AnyValue({ description: 'What changed, as it was; null when there is nothing to show.' }) before!: unknown;
  @AnyValue({ description: 'What changed, as it became; null when there is nothing to show.' }) after!: unknown;
  @Text({ nullable: true }) ip!: string | null;
  @Text({ nullable: true }) request_id!: string | null;
}

export class AuditFiltersResponse {
  @ListOf({ type: 'string' }) actions!: string[];
  @ListOf({ type: 'string' }) subject_types!: string[];
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
