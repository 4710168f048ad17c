import type { ReactElement } from 'react';
import { api, Button, Card, ConfirmButton, ErrorBox, notify, useSubmit, useText } from '#panel';
import { ADMINISTRATORS, type Administrator } from './administrator.js';
import { WhatTokensBecome } from './what-tokens-become.js';

export interface AccountActionsProps {
  readonly administrator: Administrator;
  readonly onChanged: (administrator: Administrator) => void;
}

/** Actions for an owner when an email did not arrive, a phone or laptop was lost, or a person leaves. */
export function AccountActions({ administrator, onChanged }: AccountActionsProps): ReactElement {
  const { id, email, state, active, second_factor: secured, sessions, version } = administrator;
  const say = useText();
  const path = `${ADMINISTRATORS}/${id}` as const;
  const done = async (call: Promise<{ readonly data: Administrator; readonly message: string }>): Promise<void> => {
    const { data, message } = await call;
    notify.good(message);
    onChanged(data);
  };
  const invite = useSubmit(() => done(api.post(`${path}/invitation`)));
  const activate = useSubmit(() => done(api.put(path, { active: true, version })));
  return (
    <Card title={say('access.account_actions.title')}>
      {state === 'invited' && (
        <AccountAction text={say('access.account_actions.invitation')}>
          <Button busy={invite.busy} onClick={() => void invite.submit()}>
            {say('access.account_actions.invite_again')}
          </Button>
        </AccountAction>
      )}
      {secured && (
        <AccountAction text={say('access.account_actions.lost_phone')}>
          <ConfirmButton
            label={say('access.account_actions.reset_factor')}
            title={say('access.account_actions.reset_factor_title')}
            danger
            question={say('access.account_actions.reset_factor_question', { email })}
            onConfirm={() => done(api.delete(`${path}/second-factor`))}
          />
        </AccountAction>
      )}
      {sessions > 0 && (
        <AccountAction text={say('access.account_actions.lost_laptop')}>
          <ConfirmButton
            label={say('access.account_actions.end_sessions')}
            title={say('access.account_actions.end_sessions_title')}
            question={say('access.account_actions.end_sessions_question', { email, count: sessions })}
            onConfirm={() => done(api.delete(`${path}/sessions`))}
          />
        </AccountAction>
      )}
      {active ? (
        <AccountAction text={say('access.account_actions.leaving')}>
          <ConfirmButton
            label={say('access.account_actions.deactivate')}
            title={say('access.account_actions.deactivate_title', { email })}
            danger
            question={
              <>
                <p>{say('access.account_actions.deactivate_question', { email })}</p>
                <WhatTokensBecome administrator={administrator} />
              </>
            }
            onConfirm={() => done(api.put(path, { active: false, version }))}
          />
        </AccountAction>
      ) : (
        <AccountAction text={say('access.account_actions.coming_back')}>
          <Button busy={activate.busy} onClick={() => void activate.submit()}>
            {say('access.account_actions.activate')}
          </Button>
        </AccountAction>
      )}
      {(invite.error ?? activate.error) && <ErrorBox error={(invite.error ?? activate.error)!} />}
    </Card>
  );
}

const AccountAction = ({
  text,
  children,
}: {
  readonly text: string;
  readonly children: ReactElement;
}): ReactElement => (
  <div className="stack">
    <p className="soft">{text}</p>
    <div>{children}</div>
  </div>
);
