import type { Item, SettingsRecord } from '#panel';

export type Feed = Item<'listBankFeeds'>;

/** `fetching`: the bank has more, which the job fetches. */
export type FeedState = 'off' | 'failed' | 'fetching' | 'active';

/** The next run begins sooner than after a whole round if calls are left. */
const SOON_MS = 300_000;

export function stateOf({ active, last_error: error, last_run_at: last, next_run_at: next }: Feed): FeedState {
  if (!active) return 'off';
  if (error !== null) return 'failed';
  const isSoon = last === null || next === null || Date.parse(next) - Date.parse(last) < SOON_MS;
  return isSoon ? 'fetching' : 'active';
}

/** The feed as the form of settings takes it. */
export const formRecord = ({ settings, fields, version }: Feed): SettingsRecord => ({
  ...settings,
  version,
  fields,
  sections: [{ title: '', settings: fields.map(({ name }) => name) }],
});
