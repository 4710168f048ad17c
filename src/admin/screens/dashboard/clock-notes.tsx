import type { ReactElement } from 'react';
import { Badge, can, Card, format, LinkButton, placeOf, useText, type Schemas } from '#panel';

type Account = Schemas['ClockAccountResponse'];

/** Whether the account needs attention: a statement is missing, or the shop gets none. */
const isNotable = ({ mode, missing_since: since }: Account): boolean => mode === 'plain' || since !== null;

/** Lists the bank accounts of which the payment clock misses a statement, and the accounts without statements. */
export function ClockNotes({ accounts }: { readonly accounts: readonly Account[] }): ReactElement | null {
  const say = useText();
  const notable = accounts.filter(isNotable);
  if (notable.length === 0) return null;
  return (
    <Card
      title={say('dashboard.clock.title')}
      actions={
        can('manager') && (
          <LinkButton small to={placeOf('payment-clock')}>
            {say('dashboard.clock.open')}
          </LinkButton>
        )
      }
    >
      <ul className="board-notices">
        {notable.map(({ method, account, currency, mode, missing_since: since, waiting }) => (
          <li key={`${method} ${currency}`} className="board-notice">
            <p>
              <span className="strong">
                {since ? say('dashboard.clock.missing', { day: format.day(since) }) : say('dashboard.clock.plain')}
              </span>{' '}
              <Badge tone={mode === 'plain' ? 'info' : 'warn'}>{format.iban(account)}</Badge>
            </p>
            <p className="soft">
              {mode === 'plain'
                ? say('dashboard.clock.plain_text')
                : say('dashboard.clock.missing_text', { count: waiting, shown: format.number(waiting) })}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
