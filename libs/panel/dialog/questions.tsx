import { useEffect, useRef, useState, useSyncExternalStore, type ReactElement } from 'react';
import { api } from '../api/api.js';
import { useRead } from '../api/use-read.js';
import { useSubmit } from '../api/use-submit.js';
import { Form } from '../form/form.js';
import { TextField } from '../form/inputs.js';
import { Button } from '../layout/button.js';
import { questions } from '../session/questions.js';
import { session } from '../session/session.js';
import { useText } from '../text/use-text.js';
import { Dialog } from './dialog.js';

/**
 * Dialogs in which a refused call requests what it needs; rendered once, in the shell. Closing a dialog leaves the call
 * refused.
 */
export function Questions(): ReactElement | null {
  const pending = useSyncExternalStore(questions.subscribe, questions.now);
  if (!pending) return null;
  return pending.question === 'proof' ? <Proof onAnswer={pending.answer} /> : <SessionOver onAnswer={pending.answer} />;
}

interface AnswerProps {
  readonly onAnswer: (goOn: boolean) => void;
}

/** Asks for the password, or a code of the second factor for users who have one. */
function Proof({ onAnswer }: AnswerProps): ReactElement {
  const translate = useText();
  const [by, setBy] = useState<'password' | 'code'>('password');
  const [typed, setTyped] = useState('');
  const { data: factor } = useRead('/api/auth/second-factor');
  const { submit, busy, error, clear } = useSubmit(async () => {
    await api.post('/api/auth/proof', { [by]: typed });
    onAnswer(true);
  });
  const field = useRef<HTMLDivElement>(null);
  // The focus moves to the other field.
  useEffect(() => field.current?.querySelector('input')?.focus(), [by]);
  const other = by === 'password' ? 'code' : 'password';
  const choose = (method: 'password' | 'code'): void => {
    clear();
    setTyped('');
    setBy(method);
  };
  return (
    <Dialog title={translate('kit.proof.title')} onClose={() => onAnswer(false)}>
      <Form
        onSubmit={() => void submit()}
        busy={busy}
        error={error}
        submitLabel={translate('kit.proof.submit')}
        disabled={typed === ''}
        aside={
          <Button kind="quiet" onClick={() => onAnswer(false)}>
            {translate('kit.cancel')}
          </Button>
        }
      >
        <p>{translate(factor?.enabled ? 'kit.proof.intro_or_code' : 'kit.proof.intro')}</p>
        <div ref={field}>
          <TextField
            key={by}
            label={translate(`kit.proof.${by}`)}
            type={by === 'password' ? 'password' : 'text'}
            required
            value={typed}
            onChange={setTyped}
            errors={error?.fields[by]}
            autoComplete={by === 'password' ? 'current-password' : 'one-time-code'}
            {...(by === 'code' && { hint: translate('kit.proof.code_hint'), maxLength: 40 })}
          />
        </div>
        {factor?.enabled && (
          <div>
            <Button small kind="quiet" onClick={() => choose(other)}>
              {translate(`kit.proof.use_${other}`)}
            </Button>
          </div>
        )}
      </Form>
    </Dialog>
  );
}

/** Keeps what was typed on the page while the user logs in again in another tab. */
function SessionOver({ onAnswer }: AnswerProps): ReactElement {
  const translate = useText();
  return (
    <Dialog title={translate('kit.session_over.title')} onClose={() => onAnswer(false)}>
      <div className="stack">
        <p>{translate('kit.session_over.text')}</p>
        <div className="actions">
          <a className="button button--primary" href={`${session.base}/admin/login`} target="_blank" rel="noopener">
            {translate('kit.session_over.login')}
          </a>
          <Button onClick={() => onAnswer(true)}>{translate('kit.session_over.again')}</Button>
        </div>
      </div>
    </Dialog>
  );
}
