import type { ReactElement } from 'react';
import { Badge, format, useText, type Schemas, type Tone } from '#panel';
import '../bank.css';

type State = Schemas['BankTransactionState'];

export const STATE_TONES: Readonly<Record<State, Tone>> = {
  matched: 'good',
  suggested: 'warn',
  unmatched: 'bad',
  ignored: 'neutral',
};

export const STATES = Object.keys(STATE_TONES) as State[];

interface CountsProps {
  readonly counts: Schemas['ImportCountsResponse'];
  /** Whether the transactions have these states, or would have them after the import. */
  readonly verb: 'have' | 'would';
}

/** Numbers of the transactions of a file: new, already known, and by state. */
export function Counts({ counts, verb }: CountsProps): ReactElement {
  const say = useText();
  return (
    <div className="stack">
      <p>
        <strong>{say('bank.counts.new', { count: counts.new, shown: format.number(counts.new) })}</strong>
        {counts.duplicate > 0 && (
          <> {say('bank.counts.duplicate', { count: counts.duplicate, shown: format.number(counts.duplicate) })}</>
        )}
      </p>
      <dl className="bank-counts">
        {STATES.map((state) => (
          <div key={state} className="bank-count">
            <dt>
              <Badge tone={STATE_TONES[state]}>
                {verb === 'would' && state === 'ignored' ? say('bank.no_decision') : say(`bank.states.${state}`)}
              </Badge>
              <span className="soft small">{say(`bank.${verb}.${state}`)}</span>
            </dt>
            <dd>{format.number(counts[state])}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
