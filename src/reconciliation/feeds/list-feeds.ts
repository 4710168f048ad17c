import { Injectable } from '@nestjs/common';
import { pick, type Language } from '#kernel';
import { describeField, settingsToWire } from '../../platform/configurable-methods/index.js';
import { Config } from '../../platform/config/config.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { Messages } from '../../platform/i18n/i18n.module.js';
import { problemText } from './feed-problem.js';
import { FeedRegistry } from './feed-registry.js';
import { FeedRows, type FeedAccountRow, type FeedRow } from './data/feed-rows.js';
import { FeedSecrets } from './feed-secrets.js';

/** A feed with its state, for administrators. Secrets are null. */
export interface ListedFeed {
  readonly key: string;
  readonly title: string;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly fields: ReadonlyArray<ReturnType<typeof describeField>>;
  /** Null until it was configured. */
  readonly row: FeedRow | null;
  readonly accounts: readonly FeedAccountRow[];
  /** Why the last run failed; null if it did not. */
  readonly lastError: string | null;
}

/** Lists the feeds of the shop and its plugins. */
@Injectable()
export class ListFeeds {
  constructor(
    private readonly registry: FeedRegistry,
    private readonly rows: FeedRows,
    private readonly secrets: FeedSecrets,
    private readonly config: Config,
    private readonly messages: Messages,
  ) {}

  async all(language: Language): Promise<ListedFeed[]> {
    const { currency } = this.config;
    const feeds = [...this.registry.feeds.values()];
    const [rows, accounts] = await Promise.all([this.rows.all(), this.rows.accounts(feeds.map(({ key }) => key))]);
    return feeds.map(({ key, title, settings }) => {
      const row = rows.find((one) => one.key === key) ?? null;
      return {
        key,
        title: pick(title, language),
        settings: settingsToWire(settings, row ? this.secrets.open(row.settings) : {}, currency),
        fields: settings.map((setting) => describeField(setting, language, currency)),
        row,
        lastError: row?.last_problem
          ? problemText(row.last_problem, this.messages, language)
          : (row?.last_error ?? null),
        accounts: accounts.filter(({ feed_key: feed }) => feed === key),
      };
    });
  }

  /** @throws not_found */
  async one(key: string, language: Language): Promise<ListedFeed> {
    const found = (await this.all(language)).find((feed) => feed.key === key);
    if (!found) throw commonErrors.not_found();
    return found;
  }
}
