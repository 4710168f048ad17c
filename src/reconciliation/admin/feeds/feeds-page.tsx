import { useEffect, type ReactElement } from 'react';
import { Empty, ErrorBox, Loading, useText, type Read } from '#panel';
import { BankFrame } from '../bank-frame.js';
import { BankList } from './bank-list.js';
import { FeedCard } from './feed-card.js';
import { FolderCard } from './folder-card.js';
import { stateOf, type Feed } from './feed.js';

export type FeedsRead = Read<{ readonly items: readonly Feed[] }>;

const LOOK_MS = 10_000;

/** The connected banks, those that can be connected, and the folder of files. */
export function FeedsPage({ read: { data, error, reload } }: { readonly read: FeedsRead }): ReactElement {
  const say = useText();
  const connected = data?.items.filter((feed) => feed.connected) ?? [];
  const isFetching = connected.some((feed) => stateOf(feed) === 'fetching');
  useEffect(() => {
    if (!isFetching) return undefined;
    const timer = setInterval(() => void reload({ background: true }), LOOK_MS);
    return () => clearInterval(timer);
  }, [isFetching, reload]);
  return (
    <BankFrame view="feeds" intro={say('bank.feeds.intro')}>
      {error && !data ? (
        <ErrorBox error={error} onRetry={() => void reload()} />
      ) : !data ? (
        <Loading lines={8} />
      ) : (
        <>
          {connected.length === 0 && <Empty title={say('bank.feeds.none')} text={say('bank.feeds.none_text')} />}
          {connected.map((feed) => (
            <FeedCard key={feed.key} feed={feed} reload={reload} />
          ))}
          <BankList feeds={data.items.filter((feed) => !feed.connected)} />
          <FolderCard />
        </>
      )}
    </BankFrame>
  );
}
