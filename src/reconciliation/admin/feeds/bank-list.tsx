import type { ReactElement } from 'react';
import { can, Card, LinkButton, placeOf, useText } from '#panel';
import type { Feed } from './feed.js';

/** The banks that can be connected, each with a hint where to get its token. */
export function BankList({ feeds }: { readonly feeds: readonly Feed[] }): ReactElement | null {
  const say = useText();
  if (feeds.length === 0) return null;
  return (
    <Card title={say('bank.feeds.connect_title')}>
      {!can('owner') && <p className="hint-box">{say('bank.feeds.owner_only')}</p>}
      <ul className="bank-feeds">
        {feeds.map(({ key, title, fields }) => (
          <li key={key} className="bank-feed">
            <div>
              <p className="strong">{title}</p>
              <p className="soft">{fields.find(({ secret }) => secret)?.help}</p>
            </div>
            {can('owner') && (
              <LinkButton to={placeOf('bank-feeds', key)} aria-label={say('bank.feeds.connect_bank', { bank: title })}>
                {say('bank.feeds.connect')}
              </LinkButton>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
