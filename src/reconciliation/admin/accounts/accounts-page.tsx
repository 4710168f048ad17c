import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { Badge, Card, DataTable, Empty, ErrorBox, format, LinkButton, Loading, placeOf, useText } from '#panel';
import { BankFrame } from '../bank-frame.js';
import { NAME_TONES, recordOf, type AccountsRead } from './account.js';

/** The bank accounts with what their statements cover. */
export function AccountsPage({ read: { data, error, reload } }: { readonly read: AccountsRead }): ReactElement {
  const say = useText();
  return (
    <BankFrame view="accounts" intro={say('bank.accounts.intro')}>
      <Card flush>
        {error ? (
          <ErrorBox error={error} onRetry={() => void reload()} />
        ) : !data ? (
          <Loading />
        ) : data.items.length === 0 ? (
          <Empty
            title={say('bank.accounts.none')}
            text={say('bank.accounts.none_text')}
            action={
              <LinkButton kind="primary" to={placeOf('bank-statements', 'new')}>
                {say('bank.statements.import')}
              </LinkButton>
            }
          />
        ) : (
          <DataTable
            caption={say('bank.tabs.accounts')}
            rows={data.items}
            rowKey={recordOf}
            columns={[
              {
                key: 'account',
                title: say('bank.account'),
                main: true,
                cell: (account) => (
                  <div>
                    <Link className="nowrap" to={placeOf('bank-accounts', recordOf(account))}>
                      {format.iban(account.account)}
                    </Link>{' '}
                    <span className="soft">{account.currency}</span>
                    {account.bank_name && <div className="soft small">{account.bank_name}</div>}
                  </div>
                ),
              },
              {
                key: 'covered',
                title: say('bank.accounts.covered_until'),
                cell: ({ covered_until: day, last_closing_balance: balance }) => (
                  <div>
                    {day ? format.day(day, 'year') : '–'}
                    {balance === null && <div className="soft small">{say('bank.accounts.no_balances')}</div>}
                  </div>
                ),
              },
              {
                key: 'gaps',
                title: say('bank.accounts.gaps'),
                cell: ({ gaps, last_closing_balance: balance }) =>
                  balance === null ? (
                    '–'
                  ) : gaps.length === 0 ? (
                    <Badge tone="good">{say('bank.accounts.no_gaps')}</Badge>
                  ) : (
                    <Badge tone="warn">{format.number(gaps.length)}</Badge>
                  ),
              },
              {
                key: 'name',
                title: say('bank.accounts.name_check'),
                cell: ({ name_check: check }) => (
                  <Badge tone={NAME_TONES[check]}>{say(`bank.name_checks.${check}`)}</Badge>
                ),
              },
              {
                key: 'balance',
                title: say('bank.accounts.balance'),
                align: 'end',
                cell: ({ last_closing_balance: amount, currency }) =>
                  amount === null ? '–' : <span className="nowrap">{format.money(amount, currency)}</span>,
              },
            ]}
          />
        )}
      </Card>
    </BankFrame>
  );
}
