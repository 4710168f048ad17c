import type { ReactElement } from 'react';
import { Badge, can, Card, LinkButton, placeOf, useText, type Schemas } from '#panel';

/** Settings that should be changed: the problem, its consequence, and the setting that solves it. */
export function ServerNotices({
  notices,
}: {
  readonly notices: ReadonlyArray<Schemas['NoticeResponse']>;
}): ReactElement | null {
  const say = useText();
  if (notices.length === 0) return null;
  const shown = (code: string, value: string): string =>
    code === 'e_invoice_incomplete'
      ? value
          .split(',')
          .map((name) => say(`settings.seller_${name}`))
          .join(', ')
      : value;
  return (
    <Card title={say('dashboard.notices.title')}>
      <ul className="board-notices">
        {notices.map(({ code, setting, value }) => (
          <li key={code} className="board-notice">
            <p>
              <span className="strong">{say(`dashboard.notices.${code}`)}</span>{' '}
              {code !== 'mail_not_set_up' && <Badge tone="warn">{setting}</Badge>}
            </p>
            <p className="soft">{say(`dashboard.notices.${code}_text`, { value: shown(code, value) })}</p>
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
