import { Inject, Injectable } from '@nestjs/common';
import type { Language } from '#kernel';
import type { Caller } from '../access/caller.js';
import { Config } from '../config/config.js';
import { Database } from '../database/database.js';
import type { Transaction } from '../database/transaction.js';
import { mustBeCurrent } from '../errors/must-be-current.js';
import { AuditTrail } from '../audit/audit-trail.js';
import { changedMethod, versionRead } from './changed-method.js';
import { METHOD_KIND, type MethodKind } from './method-kind.js';
import type { MethodProvider } from './method-provider.js';
import type { MethodRow } from './method-row.js';
import { MethodRows } from './method-rows.js';
import { ProviderRegistry } from './provider-registry.js';
import { isSealed } from './settings/setting-sealer.js';

/** A change that is about to be stored. */
export interface MethodChange {
  readonly provider: MethodProvider;
  readonly before: MethodRow;
  readonly after: MethodRow;
}

/** Changes the sent settings of a method; its provider declares which settings there are. */
@Injectable()
export class ChangeMethod {
  constructor(
    @Inject(METHOD_KIND) private readonly kind: MethodKind,
    private readonly database: Database,
    private readonly rows: MethodRows,
    private readonly registry: ProviderRegistry,
    private readonly audit: AuditTrail,
    private readonly config: Config,
  ) {}

  /**
   * Emptying a setting is always allowed; a method with an empty required setting is hidden.
   * @param caller null: the system itself
   * @param review called in the transaction, before the change is written; if it throws, the change is refused
   * @throws the kind's unknown method (404), stale_version (409) if `version` is sent and not current, FieldErrors
   */
  run(
    key: string,
    sent: Readonly<Record<string, unknown>>,
    caller: Caller | null,
    language: Language,
    review?: (tx: Transaction, change: MethodChange) => void,
  ): Promise<void> {
    return this.database.transaction(async (tx) => {
      const before = await this.rows.lock(tx, key);
      const provider = before && this.registry.get(before.provider);
      if (!provider) throw this.kind.unknown();
      mustBeCurrent(versionRead(sent), before.version);
      const { currency } = this.config;
      const { common, shared = [] } = this.kind;
      const settings = [...shared, ...provider.settings];
      const after = changedMethod(before, { settings }, sent, { common, currency, language });
      review?.(tx, { provider, before, after });
      await this.rows.write(tx, before, after, provider.settings);
      await this.audit.record(tx, {
        caller,
        action: `${this.kind.name}.changed`,
        subjectType: this.kind.name,
        subjectId: key,
        before: audited(before, provider),
        after: audited(after, provider),
      });
    });
  }
}

/** The settings for the activity log, without secrets. */
function audited(
  { active, position, title, description, settings }: MethodRow,
  { settings: declarations }: MethodProvider,
): Record<string, unknown> {
  const secrets = new Set(declarations.filter(({ secret }) => secret).map(({ name }) => name));
  const shown = Object.entries(settings).map(([name, value]) => [
    name,
    secrets.has(name) || isSealed(value) ? '[hidden]' : value,
  ]);
  return { ...Object.fromEntries(shown), active, position, title, ...(description && { description }) };
}
