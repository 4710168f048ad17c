import type { ReactElement } from 'react';
import { Button, compareLabels, SearchField, SelectField, useText, type UrlState } from '#panel';
import { TONES } from './message.js';
import type { MethodNames } from './use-method-name.js';

const STATES = Object.keys(TONES);

export interface MessageFiltersProps {
  readonly list: UrlState<'order_id' | 'payment_id' | 'method' | 'result' | 'page'>;
  readonly nameOf: MethodNames;
}

/** Filters by order, payment method and result. A link may also narrow the list to one payment. */
export function MessageFilters({ list: { values, set, filtered, clear }, nameOf }: MessageFiltersProps): ReactElement {
  const say = useText();
  const all = { value: '', label: say('payments.messages.all') };
  const keys = [...new Set([...nameOf.keys, ...(values.method ? [values.method] : [])])];
  return (
    <>
      <div className="filters">
        <SearchField
          label={say('payments.messages.order')}
          value={values.order_id}
          onChange={(typed) => set({ order_id: numberIn(typed), payment_id: '' })}
        />
        <SelectField
          label={say('payments.messages.method')}
          required
          value={values.method}
          onChange={(method) => set({ method })}
          options={[all, ...keys.map((key) => ({ value: key, label: nameOf(key) })).sort(compareLabels)]}
        />
        <SelectField
          label={say('payments.messages.result')}
          required
          value={values.result}
          onChange={(result) => set({ result })}
          options={[
            all,
            ...STATES.map((state) => ({ value: state, label: say(`payments.messages.results.${state}`) })),
          ]}
        />
        {filtered && (
          <Button kind="quiet" onClick={clear}>
            {say('kit.clear_filters')}
          </Button>
        )}
      </div>
      {values.payment_id && <p className="hint-box">{say('payments.messages.one_payment')}</p>}
    </>
  );
}

/** The digits of the typed text, at most as many as an order number has. */
const numberIn = (typed: string): string => typed.replace(/\D/g, '').slice(0, 9);
