import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { Badge, Button, format, placeOf, useRead, useText } from '#panel';
import { KeyHint } from './key-hint.js';
import type { Suggestion } from './types.js';

/** Couriers' registers whose money a transfer may be. */
export function RegisterSuggestion({
  suggestion: { register_ids: ids, difference, confidence, reasons },
  currency,
  place,
  busy,
  onChoose,
}: {
  readonly suggestion: Suggestion;
  readonly currency: string;
  readonly place: number;
  readonly busy: boolean;
  readonly onChoose: () => void;
}): ReactElement {
  const say = useText();
  const key = place === 0 ? 'Enter' : String(place + 1);
  return (
    <li className={place === 0 ? 'transfer-suggestion transfer-suggestion--best' : 'transfer-suggestion'}>
      <div className="transfer-suggestion__head">
        <ul>
          {ids.map((id) => (
            <RegisterLine key={id} id={id} />
          ))}
        </ul>
        <Badge tone={confidence === 'high' ? 'good' : 'warn'}>{say(`review.confidence.${confidence}`)}</Badge>
      </div>
      <ul className="transfer-reasons">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      {(difference ?? 0) > 0 && (
        <p className="warn-box">{say('review.registers.kept', { amount: format.money(difference ?? 0, currency) })}</p>
      )}
      <p className="soft small">{say('review.registers.effect')}</p>
      <div>
        <Button
          kind={place === 0 ? 'primary' : 'secondary'}
          small={place > 0}
          busy={busy}
          aria-keyshortcuts={place === 0 ? 'Enter A 1' : key}
          onClick={onChoose}
        >
          {say('review.actions.registers')} <KeyHint>{key}</KeyHint>
        </Button>
      </div>
    </li>
  );
}

function RegisterLine({ id }: { readonly id: number }): ReactElement {
  const say = useText();
  const { data } = useRead(`/api/admin/courier-registers/${id}`);
  const toCheck = data ? data.counts.differs + data.counts.unknown : 0;
  return (
    <li>
      <Link className="strong" to={placeOf('courier-registers', id)}>
        {say('review.register', { number: data?.number ?? id })}
      </Link>{' '}
      {data && (
        <>
          <span>{data.carrier}</span> <strong className="nowrap">{format.money(data.payout, data.currency)}</strong>
          <span className="transfer-effect">
            {say('review.registers.rows', { count: data.rows, shown: format.number(data.rows) })}
          </span>
        </>
      )}
      {toCheck > 0 && (
        <p className="warn-box">
          {say('review.registers.to_check', { count: toCheck, shown: format.number(toCheck) })}
        </p>
      )}
    </li>
  );
}
