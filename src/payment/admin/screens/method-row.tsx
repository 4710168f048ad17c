import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { Badge, can, Checkbox, inWords, LinkButton, methodName, placeOf, useText } from '#panel';
import type { Method } from './method.js';
import './payments.css';

export interface MethodRowProps {
  readonly method: Method;
  readonly busy: boolean;
  readonly onToggle: (active: boolean) => void;
}

/** A method in the list. */
export function MethodRow({ method, busy, onToggle }: MethodRowProps): ReactElement {
  const say = useText();
  const { key, description, active, shown, hidden_reasons: reasons } = method;
  const name = methodName(method);
  return (
    <div className="pay-method">
      <div className="pay-method__words">
        <div className="pay-method__name">
          <Link to={placeOf('payments', key)}>{name}</Link>
          <Badge tone={shown ? 'good' : 'neutral'}>{say(shown ? 'payments.shown' : 'payments.hidden')}</Badge>
        </div>
        {shown ? <p className="soft">{inWords(description)}</p> : <Reasons method={method} />}
        {reasons.length === 0 && !inWords(description) && <p className="soft">{key}</p>}
      </div>
      <div className="pay-method__tools">
        <Checkbox
          toggle
          label={
            <>
              {say('payments.active')}
              <span className="unseen">: {name}</span>
            </>
          }
          checked={active}
          disabled={busy || !can('owner')}
          onChange={onToggle}
        />
        <LinkButton small to={placeOf('payments', key)}>
          {say('payments.settings')}
          <span className="unseen">: {name}</span>
        </LinkButton>
      </div>
    </div>
  );
}

/** Why customers do not see the method. */
export function Reasons({
  method: { hidden_reasons: reasons },
}: {
  readonly method: Pick<Method, 'hidden_reasons'>;
}): ReactElement {
  const say = useText();
  return (
    <div className="pay-method__reasons">
      <p>{say('payments.hidden_because')}</p>
      <ul>
        {reasons.map(({ code, field, message }) => (
          <li key={`${code} ${field}`}>{message}</li>
        ))}
      </ul>
    </div>
  );
}
