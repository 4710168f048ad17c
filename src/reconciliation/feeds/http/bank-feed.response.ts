import { SettingFieldResponse } from '../../../platform/configurable-methods/index.js';
import {
  Day,
  Flag,
  Integer,
  ListOf,
  MapOf,
  Timestamp,
  Text,
} from '../../../platform/http/openapi/response-properties.js';
import type { ListedFeed } from '../list-feeds.js';

export class FeedAccountResponse {
  @Text({ description: 'IBAN or number of the account.' }) account!: string;
  @Text({ description: 'ISO 4217 code.' }) currency!: string;
  @Text({
    nullable: true,
    description:
      'Position up to which transactions were fetched, in the format of the feed; null: none were fetched yet.',
  })
  cursor!: string | null;
  @Flag({ description: 'Whether the bank has more transactions now.' }) has_more!: boolean;
  @Timestamp({ nullable: true, description: 'Last answer of the bank; null for an account that is not the shop’s.' })
  fetched_at!: string | null;
  @Day({ nullable: true, description: 'Last day of which all transactions were fetched; null: none.' })
  covered_until!: string | null;
  @Integer({ description: 'Number of transactions that were stored.' }) imported!: number;
}

/** A connection to a bank. */
export class BankFeedResponse {
  @Text({ description: 'Key of the feed.' }) key!: string;
  @Text({ description: "Display name, in the reader's language." }) title!: string;
  @Flag({ description: 'Whether transactions are fetched.' }) active!: boolean;
  @Flag({ description: 'Whether it was ever configured, and not removed since.' }) connected!: boolean;
  @MapOf(
    { anyOf: [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }, { type: 'null' }] },
    { description: 'Settings by name. A secret is null, and `<name>_filled` tells whether it is set.' },
  )
  settings!: Readonly<Record<string, unknown>>;
  @ListOf(() => SettingFieldResponse, { description: 'Declarations of the settings.' })
  fields!: SettingFieldResponse[];
  @ListOf(() => FeedAccountResponse, {
    description: 'Accounts that the bank shows; only those of the shop are fetched.',
  })
  accounts!: FeedAccountResponse[];
  @Timestamp({ nullable: true, description: 'Start of the last run; null: none.' }) last_run_at!: string | null;
  @Timestamp({ nullable: true, description: 'Earliest start of the next run; null if the feed is off.' })
  next_run_at!: string | null;
  @Text({ nullable: true, description: "Why the last run failed, in the reader's language; null if it did not." })
  last_error!: string | null;
  @Integer({ description: 'Counts the changes of the settings.' }) version!: number;
}

/** Result of a run. */
export class FeedRunResponse {
  @Flag({ description: 'false: the feed is off, or runs already.' }) ran!: boolean;
  @Integer({ description: 'Number of new transactions.' }) imported!: number;
  @Text({ nullable: true, description: "Why the run failed, in the reader's language; null if it did not." }) error!:
    string | null;
}

export const bankFeedResponse = ({
  key,
  title,
  settings,
  fields,
  row,
  accounts,
  lastError,
}: ListedFeed): BankFeedResponse => ({
  key,
  title,
  active: row?.active ?? false,
  connected: row !== null,
  settings,
  fields: fields as unknown as SettingFieldResponse[],
  accounts: accounts.map(({ account, currency, cursor, has_more: hasMore, fetched_at: fetchedAt, ...more }) => ({
    account,
    currency,
    cursor,
    has_more: hasMore,
    fetched_at: fetchedAt?.toISOString() ?? null,
    covered_until: more.covered_until,
    imported: more.imported,
  })),
  last_run_at: row?.last_run_at?.toISOString() ?? null,
  next_run_at: row?.active ? row.next_run_at.toISOString() : null,
  last_error: lastError,
  version: row?.version ?? 1,
});
