import type { Item, SettingsRecord } from '#panel';

export type Feed = Item<'listBankFeeds'>;

/** `due`: the next run begins within a minute; `fetching`: the bank has more transactions, which the next runs fetch. */
export type FeedState = 'off' | 'failed' | 'due' | 'fetching' | 'active';

/** A pause between two runs that is shorter than this means that the next run continues an unfinished round. */
const SOON_MS = 300_000;

export function stateOf({ active, last_error: error, last_run_at: last, next_run_at: next }: Feed): FeedState {
  if (!active) return 'off';
  if (error !== null) return 'failed';
  if (last === null || next === null || Date.parse(next) <= Date.now()) return 'due';
  const isSoon = Date.parse(next) - Date.parse(last) < SOON_MS;
  return isSoon ? 'fetching' : 'active';
}

/** Converts a feed to the record of the settings form. */
export const formRecord = ({ settings, fields, version }: Feed): SettingsRecord => ({
  ...settings,
  version,
  fields,
  sections: [{ title: '', settings: fields.map(({ name }) => name) }],
});
