import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import {
  Badge,
  Card,
  ErrorBox,
  Facts,
  format,
  Loading,
  Page,
  placeOf,
  ReadError,
  session,
  useRead,
  useText,
} from '#panel';
import { ADMINISTRATORS, STATE_TONES } from './administrator.js';
import { AccountActions } from './account-actions.js';
import { Rights } from './rights.js';

export function OneAdministrator({ id }: { readonly id: string }): ReactElement {
  const say = useText();
  const { data, error, reload, replace } = useRead(`${ADMINISTRATORS}/${encodeURIComponent(id)}`);
  const back = { to: placeOf('administrators'), label: say('access.administrators.title') };
  if (error && !data)
    return (
      <Page title={say('access.administrators.title')} back={back}>
        <ReadError error={error} onRetry={() => void reload()} back={back} />
      </Page>
    );
  if (!data)
    return (
      <Page title={say('access.administrators.title')} back={back}>
        <Card>
          <Loading />
        </Card>
      </Page>
    );
  const isMe = data.id === session.id;
  return (
    <Page
      title={data.email}
      back={back}
      aside={<Badge tone={STATE_TONES[data.state]}>{say(`access.administrators.states.${data.state}`)}</Badge>}
    >
      {error && <ErrorBox error={error} onRetry={() => void reload()} />}
      {isMe && (
        <p className="hint-box">
          {say('access.administrators.this_is_you')} <Link to={placeOf('account')}>{say('access.account.title')}</Link>
        </p>
      )}
      <div className="columns">
        <Card title={say('access.administrators.account')}>
          <Facts
            items={[
              { label: say('access.role'), value: say(`access.roles.${data.role}`) },
              {
                label: say('access.administrators.second_factor'),
                value: say(data.second_factor ? 'access.on' : 'access.off'),
              },
              {
                label: say('access.administrators.last_login'),
                value: data.last_login_at ? format.dateTime(data.last_login_at) : say('access.never'),
              },
              { label: say('access.administrators.sessions'), value: format.number(data.sessions) },
              { label: say('access.mail_language'), value: data.language && say(`kit.languages.${data.language}`) },
              { label: say('access.administrators.since'), value: format.date(data.created_at) },
            ]}
          />
          <p>
            <Link to={`${placeOf('audit')}?who=administrator:${data.id}`}>
              {say('access.administrators.what_they_did')}
            </Link>
          </p>
        </Card>
        {!isMe && <Rights key={data.id} administrator={data} onChanged={replace} onReload={reload} />}
        {!isMe && <AccountActions administrator={data} onChanged={replace} />}
      </div>
    </Page>
  );
}
