import { Injectable } from '@nestjs/common';
import { FieldErrors } from '#kernel';
import { AuditLog } from '../../identity/index.js';
import { Database } from '../../platform/database/database.js';
import type { Caller } from '../../platform/access/caller.js';
import { GatewayRegistry } from './gateway-registry.js';

const LOCK = 'SELECT id, key FROM payment_method ORDER BY id FOR UPDATE';
const PRESENT = 'SELECT key FROM payment_method ORDER BY position, id';
/** A method that keeps its place keeps its version: whoever is editing it meanwhile is not disturbed. */
const WRITE = `
  UPDATE payment_method m SET position = o.place, version = m.version + 1, updated_at = now()
  FROM unnest($1::text[]) WITH ORDINALITY AS o(key, place) WHERE o.key = m.key AND m.position <> o.place RETURNING m.key`;

/** Puts the methods in the order in which customers shall see them. */
@Injectable()
export class ReorderMethods {
  constructor(
    private readonly database: Database,
    private readonly registry: GatewayRegistry,
    private readonly audit: AuditLog,
  ) {}

  /**
   * @param keys from the first to the last; methods that are not named follow in the order they have
   * @throws FieldErrors for a key that is unknown or stands twice
   */
  async run(keys: readonly string[], caller: Caller): Promise<void> {
    const unknown = keys.find((key) => !this.registry.get(key));
    if (unknown !== undefined)
      throw new FieldErrors({ keys: [{ key: 'payment.errors.no_such_key', args: { key: unknown } }] });
    await this.database.transaction(async (tx) => {
      await tx.query(LOCK);
      const before = (await tx.query<{ key: string }>(PRESENT)).map(({ key }) => key);
      const after = [...keys, ...before.filter((key) => !keys.includes(key))];
      const moved = await tx.query(WRITE, [after]);
      if (moved.length === 0) return;
      await this.audit.record(tx, {
        caller,
        action: 'payment_methods.ordered',
        subjectType: 'payment_method',
        subjectId: null,
        before: { keys: before },
        after: { keys: after },
      });
      tx.touch('payment-methods');
    });
  }
}
