import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { Card, placeOf, useText } from '#panel';
import { periodOf } from '../statements/statement-table.js';
import type { Account } from './account.js';

/** The statements of the account whose transactions do not add up, with what to do; nothing without such a statement. */
export function IncompleteCard({ account }: { readonly account: Account }): ReactElement | null {
  const say = useText();
  const { incomplete_statements: incomplete } = account;
  if (incomplete.length === 0) return null;
  return (
    <Card title={say('bank.accounts.incomplete')}>
      <p className="warn-box">{say('bank.accounts.incomplete_text')}</p>
      <ul>
        {incomplete.map((statement, index) => (
          <li key={index}>
            <Link to={placeOf('bank-statements', statement.statement_id)}>
              {say('bank.accounts.statement_of', { period: periodOf(statement) })}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
