import { Injectable } from '@nestjs/common';
import type { BankFeed } from '#contracts';
import { FieldErrors, type Language } from '#kernel';
import { AuditLog, FreshProof } from '../../identity/index.js';
import type { Caller } from '../../platform/access/caller.js';
import { checkSettings, isEmptySetting, withDefaults } from '../../platform/configurable-methods/index.js';
import { Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { mustBeCurrent } from '../../platform/errors/must-be-current.js';
import { FeedRegistry } from './feed-registry.js';
import { FeedRows } from './data/feed-rows.js';
import { FeedSecrets } from './feed-secrets.js';

/** Changes the settings of a feed. Tokens are sealed; a change needs a recent proof of identity. */
@Injectable()
export class ChangeFeed {
  constructor(
    private readonly database: Database,
    private readonly registry: FeedRegistry,
    private readonly rows: FeedRows,
    private readonly audit: AuditLog,
    private readonly proof: FreshProof,
    private readonly config: Config,
    private readonly secrets: FeedSecrets,
  ) {}

  /**
   * @param sent settings by name, `active`, and the `version` that the client read
   * @throws not_found, proof_required (403), stale_version, FieldErrors; an active feed needs its required settings
   */
  async run(
    key: string,
    { version, ...sent }: Readonly<Record<string, unknown>> & { readonly version?: number | undefined },
    caller: Caller,
    language: Language,
  ): Promise<void> {
    const feed = this.registry.feeds.get(key);
    if (!feed) throw commonErrors.not_found();
    this.proof.require(caller);
    await this.database.transaction(async (tx) => {
      const row = await this.rows.lock(tx, key);
      mustBeCurrent(version, row.version);
      const before = this.secrets.open(row.settings);
      const after = checkSettings(feed.settings, sent, before, this.config.currency, language);
      const active = activeOf(sent, row.active);
      if (active) mustBeFilled(feed, withDefaults(feed.settings, after));
      await this.rows.change(tx, key, active, this.secrets.seal(feed.settings, after, row.settings));
      await this.audit.record(tx, {
        caller,
        action: 'bank_feed.changed',
        subjectType: 'bank_feed',
        subjectId: key,
        before: { active: row.active, ...shown(feed, before) },
        after: { active, ...shown(feed, after) },
      });
    });
  }

  /**
   * Removes the connection with its token. The transactions that it has fetched stay.
   * @throws not_found, proof_required (403)
   */
  async remove(key: string, caller: Caller): Promise<void> {
    if (!this.registry.feeds.has(key)) throw commonErrors.not_found();
    this.proof.require(caller);
    await this.database.transaction(async (tx) => {
      if (!(await this.rows.remove(tx, key))) throw commonErrors.not_found();
      await this.audit.record(tx, { caller, action: 'bank_feed.removed', subjectType: 'bank_feed', subjectId: key });
    });
  }
}

function activeOf({ active }: Readonly<Record<string, unknown>>, before: boolean): boolean {
  if (active === undefined) return before;
  if (typeof active === 'boolean') return active;
  throw new FieldErrors({ active: [{ key: 'validation.isBoolean' }] });
}

function mustBeFilled({ settings }: BankFeed, values: Readonly<Record<string, unknown>>): void {
  const missing = settings.filter(({ name, required }) => required && isEmptySetting(values[name]));
  if (missing.length > 0)
    throw new FieldErrors(Object.fromEntries(missing.map(({ name }) => [name, [{ key: 'validation.isNotEmpty' }]])));
}

const shown = ({ settings }: BankFeed, values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    settings.flatMap(({ name, secret }) => {
      const value = values[name];
      return isEmptySetting(value) ? [] : [[name, secret ? '[hidden]' : value]];
    }),
  );
