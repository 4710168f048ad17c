import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { SettingDeclaration } from '#contracts';
import { FieldErrors, type Language } from '#kernel';
import { AuditLog, FreshProof, SecurityNotices } from '../../identity/index.js';
import { Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import type { Caller } from '../../platform/access/caller.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { isEmptySetting, isSealed, type SettingSealer } from '../../platform/setting-fields/index.js';
import { methodSealer, type MethodRow } from '../data/method-rows.js';
import { changedRow } from '../domain/changed-row.js';
import { paymentErrors } from '../payment.errors.js';
import { GatewayRegistry } from './gateway-registry.js';

const LOCK =
  'SELECT key, active, position, title, description, settings, version FROM payment_method WHERE key = $1 FOR UPDATE';
const WRITE = `
  UPDATE payment_method SET active = $2, position = $3, title = $4, description = $5, settings = $6, version = version + 1, updated_at = now()
  WHERE key = $1`;

type Sent = Readonly<Record<string, unknown>>;

/** Changes what was sent of a method's settings, as its gateway declares them. */
@Injectable()
export class ChangeMethod {
  private readonly sealer: SettingSealer;

  constructor(
    private readonly database: Database,
    private readonly registry: GatewayRegistry,
    private readonly audit: AuditLog,
    private readonly config: Config,
    private readonly proof: FreshProof,
    private readonly notices: SecurityNotices,
  ) {
    this.sealer = methodSealer(config);
  }

  /**
   * Emptying a setting is always allowed; a required one then hides the method.
   * @throws proof_required (403) for what says where money goes; unknown_payment_method (404), stale_version (409) when
   * `version` is sent and not the present one, FieldErrors
   */
  async run(key: string, sent: Sent, caller: Caller | null, language: Language): Promise<void> {
    const declarations = this.registry.get(key)?.settings;
    if (!declarations) throw paymentErrors.unknown_payment_method();
    await this.database.transaction(async (tx) => {
      const [row] = await tx.query<MethodRow>(LOCK, [key]);
      if (!row) throw paymentErrors.unknown_payment_method();
      requireVersion(sent['version'], row.version);
      const open = { ...row, settings: this.sealer.open(row.settings) };
      const read = changedRow(open, declarations, sent, { currency: this.config.currency, language });
      const movesMoney = declarations.some(
        ({ name, payee, secret }) => (payee || secret) && !isSame(open.settings[name], read.settings[name]),
      );
      if (movesMoney) this.proof.require(caller);
      const changed = { ...read, settings: this.sealer.seal(declarations, read.settings, row.settings) };
      await tx.query(WRITE, [
        key,
        changed.active,
        changed.position,
        changed.title,
        changed.description,
        changed.settings,
      ]);
      await this.audit.record(tx, {
        caller,
        action: 'payment_method.changed',
        subjectType: 'payment_method',
        subjectId: key,
        before: told(row, declarations),
        after: told(changed, declarations),
      });
      if (movesMoney && caller) this.notices.notifyOwners(tx, caller, 'bank_account_changed', key);
      tx.touch('payment-methods');
    });
  }
}

/** A form sends what is not set as an empty text. */
const isSame = (before: unknown, after: unknown): boolean =>
  isEmptySetting(before) ? isEmptySetting(after) : isDeepStrictEqual(before, after);

function requireVersion(sent: unknown, present: number): void {
  if (sent === undefined || sent === null) return;
  if (!Number.isSafeInteger(sent)) throw new FieldErrors({ version: [{ key: 'validation.isInt' }] });
  if (sent !== present) throw commonErrors.stale_version();
}

/** For the audit: no secret. */
function told(
  { active, position, title, description, settings }: MethodRow,
  declarations: readonly SettingDeclaration[],
): Record<string, unknown> {
  const secrets = new Set(declarations.filter(({ secret }) => secret).map(({ name }) => name));
  const shown = Object.entries(settings).map(([name, value]) => [
    name,
    secrets.has(name) || isSealed(value) ? '[hidden]' : value,
  ]);
  return { ...Object.fromEntries(shown), active, position, title, description };
}
