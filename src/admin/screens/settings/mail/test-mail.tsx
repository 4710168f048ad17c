import { useEffect, useState, type ReactElement } from 'react';
import { api, ApiError, Button, ErrorBox, useSubmit, useText, type Data } from '#panel';

import { useReason } from '../../delivery/use-reason.js';

type TestMailState = Data<'getTestMail'>;

const PAUSE_MS = 1_000;
const LOOKS = 30;

/**
 * Sends a test email to the administrator's own address, and shows the result.
 * @param disabled true while the form has unsaved changes
 */
export function TestMail({ disabled }: { readonly disabled: boolean }): ReactElement {
  const say = useText();
  const [mail, setMail] = useState<TestMailState | null>(null);
  const [looks, setLooks] = useState(0);
  const { submit, busy, error } = useSubmit(async () => {
    setLooks(0);
    setMail((await api.post('/api/admin/settings/test-mail')).data);
  });
  const isOpen = mail !== null && mail.state === 'queued' && mail.error === null && looks < LOOKS;
  useEffect(() => {
    if (!isOpen) return undefined;
    const timer = setTimeout(() => {
      api
        .get(`/api/admin/settings/test-mail/${mail.id}`)
        .then(
          ({ data }) => setMail(data),
          (refusal: unknown) => {
            if (!(refusal instanceof ApiError)) throw refusal;
          },
        )
        .finally(() => setLooks(looks + 1));
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isOpen, mail, looks]);
  return (
    <div className="stack" id="test-mail">
      <div className="actions">
        <Button busy={busy || isOpen} disabled={disabled} onClick={() => void submit()}>
          {say('settings.test_mail')}
        </Button>
        <span className="soft small">
          {say(disabled ? 'settings.test_mail_save_first' : 'settings.test_mail_hint')}
        </span>
      </div>
      {error && <ErrorBox error={error} />}
      <div role="status">{mail && <TestMailOutcome mail={mail} waits={isOpen} />}</div>
    </div>
  );
}

function TestMailOutcome({
  mail: { state, error, recipient },
  waits,
}: {
  readonly mail: TestMailState;
  readonly waits: boolean;
}): ReactElement {
  const say = useText();
  const reasonOf = useReason();
  if (state === 'sent') return <p className="hint-box">{say('settings.test_mail_sent', { recipient })}</p>;
  if (state === 'not_sent') return <p className="warn-box">{say('settings.test_mail_written')}</p>;
  if (error)
    return (
      <div className="warn-box">
        <p>{say(state === 'dead' ? 'settings.test_mail_dead' : 'settings.test_mail_failing')}</p>
        <p>
          <strong>{reasonOf(error)}</strong>
        </p>
      </div>
    );
  return <p className="soft">{say(waits ? 'settings.test_mail_waits' : 'settings.test_mail_still_waits')}</p>;
}
