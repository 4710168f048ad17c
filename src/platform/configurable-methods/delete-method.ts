import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '../access/caller.js';
import { Database } from '../database/database.js';
import { AuditTrail } from '../audit/audit-trail.js';
import { methodErrors } from './method.errors.js';
import { METHOD_KIND, type MethodKind } from './method-kind.js';
import { isPermanent } from './method-provider.js';
import { MethodRows } from './method-rows.js';
import { ProviderRegistry } from './provider-registry.js';

/** Deletes a method that was never used. Used methods can only be switched off. */
@Injectable()
export class DeleteMethod {
  constructor(
    @Inject(METHOD_KIND) private readonly kind: MethodKind,
    private readonly database: Database,
    private readonly rows: MethodRows,
    private readonly registry: ProviderRegistry,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws the kind's unknown method (404); method_built_in, method_in_use (409) */
  async run(key: string, caller: Caller): Promise<void> {
    await this.database.transaction(async (tx) => {
      const row = await this.rows.lock(tx, key);
      if (!row) throw this.kind.unknown();
      if (isPermanent(row, this.registry.get(row.provider))) throw methodErrors.method_built_in({ key });
      await this.rows.delete(tx, key);
      // The deletion waits for concurrent transactions that refer to the row, so the check sees what they have stored.
      if (await this.kind.isReferred?.(tx, key)) throw methodErrors.method_in_use({ key });
      await this.audit.record(tx, {
        caller,
        action: `${this.kind.name}.deleted`,
        subjectType: this.kind.name,
        subjectId: key,
        before: { provider: row.provider, title: row.title, active: row.active },
      });
    });
  }
}
