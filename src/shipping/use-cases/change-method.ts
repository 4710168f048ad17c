import { Injectable } from '@nestjs/common';
import { FieldErrors, type Language, type Localized } from '#kernel';
import { AuditLog } from '../../identity/index.js';
import { Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import type { Caller } from '../../platform/access/caller.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { Messages } from '../../platform/i18n/messages.js';
import { checkSettings } from '../../platform/setting-fields/index.js';
import { MethodRows, type MethodRow } from '../data/method-rows.js';
import { adminView, type MethodSettings } from '../domain/admin-view.js';
import { COMMON_SETTINGS } from '../domain/common-settings.js';
import { configure, type ConfiguredMethod } from '../domain/configured-method.js';
import { shippingErrors } from '../shipping.errors.js';
import { ProviderRegistry } from './provider-registry.js';

export type ChangeInput = Readonly<Record<string, unknown>>;

/** Changes what was sent of a method's place, title and settings; `version`, when sent, must be the present one. */
@Injectable()
export class ChangeMethod {
  constructor(
    private readonly database: Database,
    private readonly rows: MethodRows,
    private readonly registry: ProviderRegistry,
    private readonly audit: AuditLog,
    private readonly messages: Messages,
    private readonly config: Config,
  ) {}

  /** @throws unknown_shipping_method (404), stale_version (409), 422 at the settings' names */
  async run(key: string, input: ChangeInput, caller: Caller): Promise<MethodSettings> {
    const provider = this.registry.get(key);
    if (!provider) throw shippingErrors.unknown_shipping_method();
    return this.database.transaction(async (tx) => {
      const row = await this.rows.lock(tx, key);
      if (!row) throw shippingErrors.unknown_shipping_method();
      mustBePresent(input['version'], row);
      const before = configure(row, provider);
      const changed = this.changed(before, input, caller.language);
      await this.rows.write(tx, changed, provider.settings);
      const views = [before, configure(changed, provider)].map((method) =>
        adminView(method, this.config.currency, this.messages, caller.language),
      );
      await this.audit.record(tx, {
        caller,
        action: 'shipping_method.changed',
        subjectType: 'shipping_method',
        subjectId: key,
        before: withoutForm(views[0]!),
        after: withoutForm(views[1]!),
      });
      return views[1]!;
    });
  }

  private changed(
    { row, provider, settings, title }: ConfiguredMethod,
    input: ChangeInput,
    language: Language,
  ): MethodRow {
    const current = { ...settings, active: row.active, position: row.position, title };
    const checked = checkSettings(
      [...COMMON_SETTINGS, ...provider.settings],
      input,
      current,
      this.config.currency,
      language,
    );
    const { active, position, title: newTitle, ...values } = checked;
    if (position === null) throw new FieldErrors({ position: [{ key: 'validation.isInt' }] });
    return {
      key: row.key,
      active: active as boolean,
      position: position as number,
      title: newTitle as Localized,
      // what an earlier version of the provider left behind stays
      settings: { ...row.settings, ...values },
      version: row.version + 1,
    };
  }
}

function mustBePresent(version: unknown, row: MethodRow): void {
  if (version === undefined) return;
  if (!Number.isSafeInteger(version)) throw new FieldErrors({ version: [{ key: 'validation.isInt' }] });
  if (version !== row.version) throw commonErrors.stale_version();
}

const withoutForm = ({ fields: _, hidden_reasons: __, ...view }: MethodSettings): MethodSettings => view;
