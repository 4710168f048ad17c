import type { ReactElement, ReactNode } from 'react';
import { format, SearchField, SelectField, useRead, useText } from '#panel';
import type { QueueFilters as Filters } from './use-queue.js';

const STATES = ['waiting', 'suggested', 'unmatched', 'matched', 'unallocated', 'ignored', 'all'] as const;

/** Filters of the transactions; collapsed on phones. `children`: buttons beside them. */
export function QueueFilters({
  filters: { values, set },
  children,
}: {
  readonly filters: Filters;
  readonly children: ReactNode;
}): ReactElement {
  const say = useText();
  const { data: statements } = useRead('/api/admin/bank-statements', { per_page: 50 });
  const { data: accounts } = useRead('/api/admin/bank-accounts');
  const state = STATES.find((one) => one === values.state) ?? 'waiting';
  const hasFilter = values.state !== 'waiting' || values.statement !== '' || values.account !== '' || values.q !== '';
  return (
    <div className="transfer-tools">
      <div className="actions">{children}</div>
      <details className="transfer-filters" open={hasFilter || undefined}>
        <summary>{say('review.filters.title')}</summary>
        <div className="form__row">
          <SelectField
            label={say('review.filters.state')}
            required
            value={state}
            onChange={(wanted) => set({ state: wanted, id: '' })}
            options={STATES.map((value) => ({ value, label: say(`review.filters.states.${value}`) }))}
          />
          <SelectField
            label={say('review.filters.statement')}
            required
            value={values.statement}
            onChange={(statement) => set({ statement, id: '' })}
            options={[
              { value: '', label: say('review.filters.all_statements') },
              ...(statements?.items ?? []).map(({ id, file_name: name, imported_at: at }) => ({
                value: String(id),
                label: `${name ?? ''} ${format.shortDate(at)}`.trim(),
              })),
            ]}
          />
          <SelectField
            label={say('review.filters.account')}
            required
            value={values.account}
            onChange={(account) => set({ account, id: '' })}
            options={[
              { value: '', label: say('review.filters.all_accounts') },
              ...(accounts?.items ?? []).map(({ account }) => ({ value: account, label: format.iban(account) })),
            ]}
          />
          <SearchField label={say('review.filters.text')} value={values.q} onChange={(q) => set({ q, id: '' })} />
        </div>
      </details>
    </div>
  );
}
