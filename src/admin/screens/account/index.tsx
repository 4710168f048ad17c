import type { ReactElement } from 'react';
import { Page, session, useRead, useText } from '#panel';
import { OwnEmail } from './own-email.js';
import { OwnPassword } from './own-password.js';
import { OwnSessions } from './own-sessions.js';
import { SecondFactor } from './second-factor.js';
import { FACTOR } from './with-password-and-code.js';

/** Settings of the user's own account; only the second factor while it is required and not set up. */
export function AccountScreen(): ReactElement {
  const say = useText();
  const factor = useRead(FACTOR);
  const isOpen = factor.data !== null && (factor.data.enabled || !factor.data.required);
  const { data, reload } = useRead('/api/auth/me');
  return (
    <Page
      title={say('access.account.title')}
      intro={data && `${data.user.email}, ${say(`access.roles.${session.role}`)}`}
    >
      <div className="columns">
        <div className="stack">
          <SecondFactor read={factor} />
          {isOpen && (
            <OwnEmail email={data?.user.email ?? ''} pending={data?.user.pending_email ?? null} onAsked={reload} />
          )}
        </div>
        {isOpen && <OwnPassword email={data?.user.email ?? ''} />}
      </div>
      {isOpen && <OwnSessions />}
    </Page>
  );
}
