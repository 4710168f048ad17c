import { Inject, Injectable } from '@nestjs/common';
import { FieldErrors } from '#kernel';
import type { Caller } from '../access/caller.js';
import { Database } from '../database/database.js';
import { AuditTrail } from '../audit/audit-trail.js';
import { METHOD_KIND, type MethodKind } from './method-kind.js';
import { MethodRows } from './method-rows.js';
import { ProviderRegistry } from './provider-registry.js';

/** Sets the order in which customers see the methods. */
@Injectable()
export class ReorderMethods {
  constructor(
    @Inject(METHOD_KIND) private readonly kind: MethodKind,
    private readonly database: Database,
    private readonly rows: MethodRows,
    private readonly registry: ProviderRegistry,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * @param keys in the new order; methods that are not named follow in their current order
   * @throws FieldErrors at `keys` for a key that no method of a registered provider has
   */
  async run(keys: readonly string[], caller: Caller): Promise<void> {
    await this.database.transaction(async (tx) => {
      const rows = await this.rows.lockAll(tx);
      const known = new Set(rows.filter(({ provider }) => this.registry.get(provider)).map(({ key }) => key));
      const unknown = keys.find((key) => !known.has(key));
      if (unknown !== undefined) throw new FieldErrors({ keys: [this.kind.noSuchKey(unknown)] });
      const before = rows.map(({ key }) => key);
      const after = [...keys, ...before.filter((key) => !keys.includes(key))];
      if (!(await this.rows.place(tx, after))) return;
      await this.audit.record(tx, {
        caller,
        action: this.kind.reorderedAction,
        subjectType: this.kind.name,
        subjectId: null,
        before: { keys: before },
        after: { keys: after },
      });
    });
  }
}
