import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { Badge, can, Card, LinkButton, placeOf, useText, type Schemas } from '#panel';

/** Returns the text key of missing data. All names that begin with `lines` share one text. */
const keyOf = (name: string): string => (name.startsWith('lines') ? 'lines' : name.replaceAll('.', '_'));

/** Settings that should be changed: the problem, its consequence, and the setting that solves it. */
export function ServerNotices({
  notices,
}: {
  readonly notices: ReadonlyArray<Schemas['NoticeResponse']>;
}): ReactElement | null {
  const say = useText();
  if (notices.length === 0) return null;
  const shown = (code: string, value: string): string => {
    const named = (nameOf: (name: string) => string): string => value.split(',').map(nameOf).join(', ');
    if (code === 'e_invoice_incomplete') return named((name) => say(`settings.seller_${name}`));
    if (code === 'e_invoice_refused') return named((name) => say(`dashboard.notices.missing.${keyOf(name)}`));
    return value;
  };
  return (
    <Card title={say('dashboard.notices.title')}>
      <ul className="board-notices">
        {notices.map(({ code, setting, value, orders }) => (
          <li key={code} className="board-notice">
            <p>
              <span className="strong">{say(`dashboard.notices.${code}`)}</span>{' '}
              {code !== 'mail_not_set_up' && setting !== '' && <Badge tone="warn">{setting}</Badge>}
            </p>
            <p className="soft">{say(`dashboard.notices.${code}_text`, { value: shown(code, value) })}</p>
            {orders.length > 0 && (
              <p className="board-notice__orders">
                {orders.map((id) => (
                  <Link key={id} to={placeOf('orders', id)}>
                    {say('dashboard.notices.order', { number: id })}
                  </Link>
                ))}
              </p>
            )}
            {code === 'mail_not_set_up' && can('owner') && (
              <LinkButton small to={placeOf('settings', 'mail')}>
                {say('dashboard.notices.mail_not_set_up_do')}
              </LinkButton>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
