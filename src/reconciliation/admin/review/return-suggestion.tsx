import type { ReactElement } from 'react';
import { Badge, Button, format, useRead, useText } from '#panel';
import { KeyHint } from './key-hint.js';
import type { Suggestion } from './types.js';

/** A booked transfer that a return takes back. */
export function ReturnSuggestion({
  suggestion: { reverses, confidence, reasons },
  place,
  busy,
  onChoose,
}: {
  readonly suggestion: Suggestion;
  readonly place: number;
  readonly busy: boolean;
  readonly onChoose: () => void;
}): ReactElement {
  const say = useText();
  const { data: credit } = useRead(`/api/admin/bank-transactions/${Number(reverses)}`);
  const key = place === 0 ? 'Enter' : String(place + 1);
  return (
    <li className={place === 0 ? 'transfer-suggestion transfer-suggestion--best' : 'transfer-suggestion'}>
      <div className="transfer-suggestion__head">
        <p>
          {credit &&
            say('review.reversal.credit', {
              day: format.day(credit.booked_on, 'year'),
              amount: format.money(credit.amount, credit.currency),
              name: credit.counterparty.name ?? say('review.unknown_party'),
              count: credit.allocations.length,
              numbers: credit.allocations.map(({ order_id: id }) => id).join(', '),
            })}
        </p>
        <Badge tone={confidence === 'high' ? 'good' : 'warn'}>{say(`review.confidence.${confidence}`)}</Badge>
      </div>
      <ul className="transfer-reasons">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <p className="soft small">{say('review.reversal.effect')}</p>
      <div>
        <Button
          kind={place === 0 ? 'primary' : 'secondary'}
          busy={busy}
          aria-keyshortcuts={place === 0 ? 'Enter A 1' : key}
          onClick={onChoose}
        >
          {say('review.actions.reverse')} <KeyHint>{key}</KeyHint>
        </Button>
      </div>
    </li>
  );
}
