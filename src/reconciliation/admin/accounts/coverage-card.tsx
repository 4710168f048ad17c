import type { ReactElement } from 'react';
import { Card, DataTable, Facts, format, useText } from '#panel';
import type { Account } from './account.js';

/** The days of the account that statements and feeds cover, and those for which a statement is missing. */
export function CoverageCard({ account: { gaps, currency, ...account } }: { readonly account: Account }): ReactElement {
  const say = useText();
  const { covered_until: until, last_closing_balance: balance } = account;
  return (
    <Card title={say('bank.accounts.coverage')}>
      {balance !== null && (
        <Facts
          items={[
            { label: say('bank.accounts.covered_until'), value: until && format.day(until, 'year') },
            { label: say('bank.accounts.balance'), value: format.money(balance, currency) },
          ]}
        />
      )}
      {balance === null ? (
        <p className="hint-box">
          {until
            ? say('bank.accounts.known_until', { day: format.day(until, 'year') })
            : say('bank.accounts.no_balances_text')}
        </p>
      ) : gaps.length === 0 ? (
        <p className="soft">{say('bank.accounts.no_gaps_text')}</p>
      ) : (
        <>
          <p className="warn-box">{say('bank.accounts.gaps_text', { count: gaps.length })}</p>
          <DataTable
            caption={say('bank.accounts.gaps')}
            rows={gaps}
            rowKey={({ after, before }) => `${after} ${before}`}
            columns={[
              {
                key: 'days',
                title: say('bank.accounts.missing'),
                main: true,
                cell: ({ after, before }) =>
                  say('bank.accounts.between', {
                    after: format.day(after, 'year'),
                    before: format.day(before, 'year'),
                  }),
              },
              {
                key: 'difference',
                title: say('bank.accounts.difference'),
                align: 'end',
                cell: ({ difference }) => <span className="nowrap">{format.money(difference, currency)}</span>,
              },
            ]}
          />
        </>
      )}
    </Card>
  );
}
