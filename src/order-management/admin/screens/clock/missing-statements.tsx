import type { ReactElement } from 'react';
import { Card, format, LinkButton, placeOf, useText } from '#panel';
import type { ClockAccount } from './clock.js';

/**
 * Lists accounts with a missing statement, with the first missing day, and accounts for which the shop gets no
 * statements.
 */
export function MissingStatements({ accounts }: { readonly accounts: readonly ClockAccount[] }): ReactElement | null {
  const say = useText();
  const notable = accounts.filter(({ mode, missing_since: since }) => mode === 'plain' || since !== null);
  if (notable.length === 0) return null;
  const isMissing = notable.some(({ missing_since: since }) => since !== null);
  return (
    <Card
      title={say('clock.statements')}
      actions={
        <LinkButton small kind={isMissing ? 'primary' : 'secondary'} to={placeOf('bank-statements', 'new')}>
          {say('bank.statements.import')}
        </LinkButton>
      }
    >
      <ul className="clock-accounts">
        {notable.map((account) => (
          <li key={`${account.method} ${account.currency}`}>
            <p className="strong">
              {account.missing_since
                ? say('clock.missing', {
                    account: format.iban(account.account),
                    day: format.day(account.missing_since, 'long'),
                  })
                : say('clock.plain', { account: format.iban(account.account) })}
            </p>
            <p className="soft">
              {account.missing_since
                ? say('dashboard.clock.missing_text', { count: account.waiting, shown: format.number(account.waiting) })
                : say('dashboard.clock.plain_text')}
              {account.covered_until && (
                <> {say('clock.covered', { day: format.day(account.covered_until, 'long') })}</>
              )}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
