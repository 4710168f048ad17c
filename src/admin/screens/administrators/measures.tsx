import type { ReactElement } from 'react';
import { api, Button, Card, ConfirmButton, ErrorBox, notify, useSubmit, useText, type Answer } from '#panel';
import { ADMINISTRATORS, type Administrator } from './administrator.js';
import { WhatTokensBecome } from './what-tokens-become.js';

export interface MeasuresProps {
  readonly administrator: Administrator;
  readonly onChanged: (administrator: Administrator) => void;
}

/** What an owner does when a mail did not come, a phone or laptop is lost, or somebody leaves. */
export function Measures({ administrator, onChanged }: MeasuresProps): ReactElement {
  const { id, email, state, active, second_factor: secured, sessions, version } = administrator;
  const say = useText();
  const path = `${ADMINISTRATORS}/${id}`;
  const done = async (call: Promise<Answer<Administrator>>): Promise<void> => {
    const { data, message } = await call;
    notify.good(message);
    onChanged(data);
  };
  const invite = useSubmit(() => done(api.post(`${path}/invitation`)));
  const activate = useSubmit(() => done(api.put(path, { active: true, version })));
  return (
    <Card title={say('access.measures.title')}>
      {state === 'invited' && (
        <Measure text={say('access.measures.invitation')}>
          <Button busy={invite.busy} onClick={() => void invite.submit()}>
            {say('access.measures.invite_again')}
          </Button>
        </Measure>
      )}
      {secured && (
        <Measure text={say('access.measures.lost_phone')}>
          <ConfirmButton
            label={say('access.measures.reset_factor')}
            title={say('access.measures.reset_factor')}
            danger
            question={say('access.measures.reset_factor_question', { email })}
            onConfirm={() => done(api.delete(`${path}/second-factor`))}
          />
        </Measure>
      )}
      {sessions > 0 && (
        <Measure text={say('access.measures.lost_laptop')}>
          <ConfirmButton
            label={say('access.measures.end_sessions')}
            title={say('access.measures.end_sessions')}
            question={say('access.measures.end_sessions_question', { email, count: sessions })}
            onConfirm={() => done(api.delete(`${path}/sessions`))}
          />
        </Measure>
      )}
      {active ? (
        <Measure text={say('access.measures.leaving')}>
          <ConfirmButton
            label={say('access.measures.deactivate')}
            title={say('access.measures.deactivate')}
            danger
            question={
              <>
                <p>{say('access.measures.deactivate_question', { email })}</p>
                <WhatTokensBecome administrator={administrator} />
              </>
            }
            onConfirm={() => done(api.put(path, { active: false, version }))}
          />
        </Measure>
      ) : (
        <Measure text={say('access.measures.coming_back')}>
          <Button busy={activate.busy} onClick={() => void activate.submit()}>
            {say('access.measures.activate')}
          </Button>
        </Measure>
      )}
      {(invite.error ?? activate.error) && <ErrorBox error={(invite.error ?? activate.error)!} />}
    </Card>
  );
}

const Measure = ({ text, children }: { readonly text: string; readonly children: ReactElement }): ReactElement => (
  <div className="stack">
    <p className="soft">{text}</p>
    <div>{children}</div>
  </div>
);
