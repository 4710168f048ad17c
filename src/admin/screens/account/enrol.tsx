import { useState, type ReactElement } from 'react';
import { api, Button, Copyable, Form, TextField, useSubmit, useText, type Data } from '#panel';
import { FACTOR } from './with-password-and-code.js';

export interface EnrolProps {
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** Setup in two steps: the password shows the QR code, a code of the app confirms it. */
export function Enrol({ onCodes, onCancel }: EnrolProps): ReactElement {
  const say = useText();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [enrolment, setEnrolment] = useState<Data<'enrolSecondFactor'> | null>(null);
  const begin = useSubmit(async () => setEnrolment((await api.post(FACTOR, { password })).data));
  const confirm = useSubmit(async () => onCodes((await api.post(`${FACTOR}/confirm`, { code })).data.recovery_codes));
  const cancel = (
    <Button kind="quiet" onClick={onCancel}>
      {say('kit.cancel')}
    </Button>
  );
  if (!enrolment) {
    return (
      <Form
        onSubmit={() => void begin.submit()}
        busy={begin.busy}
        closes
        error={begin.error}
        submitLabel={say('access.factor.continue')}
        aside={cancel}
      >
        <p>{say('access.factor.step_password')}</p>
        <TextField
          label={say('access.password.current')}
          type="password"
          required
          autoFocus
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          errors={begin.error?.fields['password']}
        />
      </Form>
    );
  }
  return (
    <Form
      onSubmit={() => void confirm.submit()}
      busy={confirm.busy}
      closes
      error={confirm.error}
      submitLabel={say('access.factor.turn_on')}
      aside={cancel}
    >
      <p>{say('access.factor.step_scan')}</p>
      <img className="access-qr" src={enrolment.qr} alt={say('access.factor.qr')} width="220" height="220" />
      <details>
        <summary>{say('access.factor.by_hand')}</summary>
        <p>
          <Copyable text={enrolment.secret} shown={enrolment.secret.replace(/(.{4})(?=.)/g, '$1 ')} />
        </p>
        <p>
          <a href={enrolment.uri}>{say('access.factor.open_app')}</a>
        </p>
      </details>
      <TextField
        label={say('access.factor.code')}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        value={code}
        onChange={setCode}
        hint={say('access.factor.step_code')}
        errors={confirm.error?.fields['code']}
      />
    </Form>
  );
}
