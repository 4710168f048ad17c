import type { ReactElement } from 'react';
import { Badge, useText } from '#panel';
import { REFUND_TONES, type Refund } from './refund.js';

/** The state of a refund: with its file, or with the reason for which the bank returned it. */
export function RefundState({
  refund: { state, file_id: file, return_reason: reason },
}: {
  readonly refund: Refund;
}): ReactElement {
  const say = useText();
  const why = [reason?.code, reason?.text].filter(Boolean).join(' ');
  return (
    <span className="bank-state">
      <Badge tone={REFUND_TONES[state]}>{say(`refunds.states.${state}`)}</Badge>
      {state === 'returned' && why !== '' && <span className="soft small">{why}</span>}
      {(state === 'exported' || state === 'paid_out') && file !== null && (
        <span className="soft small nowrap">{say('refunds.in_file', { number: file })}</span>
      )}
    </span>
  );
}
