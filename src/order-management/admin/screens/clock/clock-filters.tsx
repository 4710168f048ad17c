import type { ReactElement } from 'react';
import { SelectField, useText, type UrlState } from '#panel';

const STEPS = ['', 'remind', 'cancel', 'none'] as const;
const REASONS = ['', 'statement', 'reported', 'attempt', 'transfer'] as const;

interface ClockFiltersProps {
  readonly list: UrlState<'step' | 'waits_for' | 'page'>;
}

/** Filters of the orders by their next step and by what the step waits for. */
export function ClockFilters({ list: { values, set } }: ClockFiltersProps): ReactElement {
  const say = useText();
  return (
    <div className="filters">
      <SelectField
        label={say('clock.next')}
        required
        value={STEPS.find((one) => one === values.step) ?? ''}
        onChange={(step) => set({ step })}
        options={STEPS.map((value) => ({ value, label: say(`clock.filters.${value || 'all'}`) }))}
      />
      <SelectField
        label={say('clock.waits')}
        required
        value={REASONS.find((one) => one === values.waits_for) ?? ''}
        onChange={(reason) => set({ waits_for: reason })}
        options={REASONS.map((value) => ({ value, label: say(`clock.filters.${value || 'any'}`) }))}
      />
    </div>
  );
}
