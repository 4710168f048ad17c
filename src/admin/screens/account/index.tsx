import type { ReactElement } from 'react';
import { Page, session, useRead, useText } from '#panel';
import { OwnEmail } from './own-email.js';
import { OwnPassword } from './own-password.js';
import { OwnSessions } from './own-sessions.js';
import { SecondFactor } from './second-factor.js';

/** What everybody does for the own account. */
export function AccountScreen(): ReactElement {
  const say = useText();
  const { data, reload } = useRead<{ user: { email: string; pending_email: string | null } }>('/api/auth/me');
  return (
    <Page title={say('access.account.title')} intro={data && `${data.user.email}, ${say(`access.roles.${session.role}`)}`}>
      <div className="columns">
        <SecondFactor />
        <OwnPassword email={data?.user.email ?? ''} />
      </div>
      <OwnEmail email={data?.user.email ?? ''} pending={data?.user.pending_email ?? null} onAsked={reload} />
      <OwnSessions />
    </Page>
  );
}
