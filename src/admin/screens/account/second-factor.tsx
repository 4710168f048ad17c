import { useState, type ReactElement } from 'react';
import { api, Badge, Button, Card, ErrorBox, Facts, format, Loading, useText, type Data, type Read } from '#panel';
import { Enrol } from './enrol.js';
import { FACTOR, WithPasswordAndCode } from './with-password-and-code.js';
import { RecoveryCodes } from './recovery-codes.js';
import './account.css';

type SecondFactorState = Data<'getSecondFactor'>;

/** At or below this number of remaining codes, a warning is shown. */
const FEW = 3;

type Step = 'rest' | 'enrol' | 'renew' | 'disable';

/** The user's second factor: off, being set up, on. */
export function SecondFactor({
  read: { data, error, reload },
}: {
  readonly read: Read<SecondFactorState>;
}): ReactElement {
  const say = useText();
  const [step, setStep] = useState<Step>('rest');
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const rest = (): void => {
    setStep('rest');
    setCodes(null);
    void reload();
  };
  const isOn = codes !== null || data?.enabled === true;
  const content = (): ReactElement => {
    if (error && !data) return <ErrorBox error={error} onRetry={() => void reload()} />;
    if (!data) return <Loading />;
    if (codes) return <RecoveryCodes codes={codes} onKept={rest} />;
    if (step === 'enrol') return <Enrol onCodes={setCodes} onCancel={rest} />;
    return data.enabled ? (
      <On state={data} onStep={setStep} />
    ) : (
      <Off required={data.required} onBegin={() => setStep('enrol')} />
    );
  };
  return (
    <Card
      title={say('access.factor.title')}
      actions={data && <Badge tone={isOn ? 'good' : 'neutral'}>{say(isOn ? 'access.on' : 'access.off')}</Badge>}
    >
      {content()}
      {step === 'renew' && !codes && (
        <WithPasswordAndCode
          title={say('access.factor.renew')}
          intro={say('access.factor.renew_intro')}
          send={(proof) => api.post(`${FACTOR}/recovery-codes`, proof)}
          submitLabel={say('access.factor.renew')}
          onClose={() => setStep('rest')}
          onDone={({ recovery_codes: made }) => {
            setStep('rest');
            setCodes(made);
          }}
        />
      )}
      {step === 'disable' && (
        <WithPasswordAndCode
          title={say('access.factor.disable')}
          intro={say('access.factor.disable_intro')}
          send={(proof) => api.post(`${FACTOR}/disable`, proof)}
          submitLabel={say('access.factor.disable')}
          danger
          onClose={() => setStep('rest')}
          onDone={rest}
        />
      )}
    </Card>
  );
}

function Off({ required, onBegin }: { readonly required: boolean; readonly onBegin: () => void }): ReactElement {
  const say = useText();
  return (
    <div className="stack">
      {required && (
        <p className="warn-box" role="status">
          {say('access.factor.required')}
        </p>
      )}
      <p>{say('access.factor.why')}</p>
      <div>
        <Button kind="primary" onClick={onBegin}>
          {say('access.factor.begin')}
        </Button>
      </div>
    </div>
  );
}

function On({
  state: { since, required, recovery_codes_left: left },
  onStep,
}: {
  readonly state: SecondFactorState;
  readonly onStep: (step: Step) => void;
}): ReactElement {
  const say = useText();
  return (
    <div className="stack">
      <p>{say('access.factor.is_on')}</p>
      <Facts
        items={[
          { label: say('access.factor.since'), value: format.date(since) },
          { label: say('access.factor.codes_left'), value: format.number(left) },
        ]}
      />
      {left <= FEW && <p className="warn-box">{say('access.factor.few_codes', { count: left })}</p>}
      <div className="actions">
        <Button onClick={() => onStep('renew')}>{say('access.factor.renew')}</Button>
        {!required && (
          <Button kind="quiet" onClick={() => onStep('disable')}>
            {say('access.factor.disable')}
          </Button>
        )}
      </div>
      {required && <p className="soft small">{say('access.factor.cannot_disable')}</p>}
    </div>
  );
}
