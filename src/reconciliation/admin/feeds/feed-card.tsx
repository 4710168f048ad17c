import type { ReactElement } from 'react';
import { Badge, Card, Facts, format, useText, type Reload, type Tone } from '#panel';
import { FeedActions } from './feed-actions.js';
import { stateOf, type Feed, type FeedState } from './feed.js';

const TONES: Readonly<Record<FeedState, Tone>> = {
  off: 'neutral',
  failed: 'bad',
  due: 'info',
  fetching: 'info',
  active: 'good',
};

/** A connected bank: its accounts, its last and next fetch, and its state as a sentence. */
export function FeedCard({ feed, reload }: { readonly feed: Feed; readonly reload: Reload }): ReactElement {
  const say = useText();
  const { title, accounts, last_run_at: last, next_run_at: next, last_error: error } = feed;
  const state = stateOf(feed);
  const own = accounts.filter(({ fetched_at: fetched }) => fetched !== null);
  const times = [
    { label: say('bank.feeds.last'), value: last && format.shortDateTime(last) },
    { label: say('bank.feeds.next'), value: next && format.shortDateTime(next) },
  ];
  return (
    <Card title={title} actions={<Badge tone={TONES[state]}>{say(`bank.feeds.states.${state}`)}</Badge>}>
      {error && state === 'failed' ? (
        <div className="warn-box">
          <p>{say('bank.feeds.failed')}</p>
          <p className="bank-file">{error}</p>
        </div>
      ) : (
        <p className="soft" role="status">
          {say(
            `bank.feeds.state_texts.${(state === 'active' || state === 'due') && last !== null && own.length === 0 ? 'no_account' : state}`,
          )}
        </p>
      )}
      {own.map(({ account, currency, covered_until: until, imported }) => (
        <Facts
          key={`${account} ${currency}`}
          items={[
            { label: say('bank.account'), value: `${format.iban(account)} ${currency}` },
            { label: say('bank.feeds.fetched_until'), value: until && format.day(until, 'year') },
            { label: say('bank.feeds.imported'), value: format.number(imported) },
            // A single account shares one list with the times, so that all values are aligned.
            ...(own.length === 1 ? times : []),
          ]}
        />
      ))}
      {own.length !== 1 && <Facts items={times} />}
      <FeedActions feed={feed} reload={reload} />
    </Card>
  );
}
