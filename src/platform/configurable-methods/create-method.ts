import { Inject, Injectable } from '@nestjs/common';
import { FieldErrors, type Localized } from '#kernel';
import type { Caller } from '../access/caller.js';
import { Config } from '../config/config.js';
import { Database } from '../database/database.js';
import { AuditTrail } from '../audit/audit-trail.js';
import { METHOD_KIND, type MethodKind } from './method-kind.js';
import { MethodRows } from './method-rows.js';
import { METHOD_KEY, RESERVED_KEYS } from '../plugins/declaration-problem.js';
import { ProviderRegistry } from './provider-registry.js';
import { checkSettings } from './settings/check-settings.js';
import { isEmptySetting } from './settings/setting-values.js';

export interface NewMethod {
  /** Key of a registered provider. */
  readonly provider: string;
  /** Unique among the methods of this kind; characters a-z, 0-9 and _. */
  readonly key: string;
  readonly title: unknown;
}

/** Adds a method of a registered provider after the last one: inactive, with the declared defaults. */
@Injectable()
export class CreateMethod {
  constructor(
    @Inject(METHOD_KIND) private readonly kind: MethodKind,
    private readonly database: Database,
    private readonly rows: MethodRows,
    private readonly registry: ProviderRegistry,
    private readonly audit: AuditTrail,
    private readonly config: Config,
  ) {}

  /** @throws method_key_taken (409), FieldErrors at `provider`, `key` and `title` */
  async run(
    { provider: providerKey, key, title: sentTitle }: NewMethod,
    caller: Caller,
  ): Promise<Pick<NewMethod, 'key'>> {
    const provider = this.registry.get(providerKey);
    if (!provider) throw new FieldErrors({ provider: [{ key: 'method.errors.no_such_provider' }] });
    if (!METHOD_KEY.test(key) || RESERVED_KEYS.includes(key))
      throw new FieldErrors({ key: [{ key: 'method.errors.key_is_no_word' }] });
    const title = this.title(sentTitle, caller);
    const row = { key, provider: providerKey, title, description: provider.description ?? {} };
    await this.database.transaction(async (tx) => {
      await this.rows.insert(tx, row);
      await this.audit.record(tx, {
        caller,
        action: `${this.kind.name}.created`,
        subjectType: this.kind.name,
        subjectId: key,
        after: { provider: providerKey, title },
      });
    });
    return { key };
  }

  private title(sent: unknown, { language }: Caller): Localized {
    const declarations = this.kind.common.filter(({ name }) => name === 'title');
    const { title } = checkSettings(declarations, { title: sent }, {}, this.config.currency, language);
    if (isEmptySetting(title)) throw new FieldErrors({ title: [{ key: 'validation.required' }] });
    return title as Localized;
  }
}
