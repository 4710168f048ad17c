import type { ReactElement } from 'react';
import { SelectField, session, TextField, useText, type UrlState } from '#panel';
import type { Report } from './report.js';

const PRESETS = [7, 30, 90] as const;
const DIMENSIONS = ['day', 'week', 'month', 'product', 'category', 'payment_method', 'country'] as const;
const DAY_MS = 86_400_000;

/** Today in the shop's time zone, `2026-11-21`. */
const today = (): string => new Intl.DateTimeFormat('en-CA', { timeZone: session.shop.timeZone }).format(new Date());

/** First day of a period of `count` days up to today. */
const daysAgo = (count: number): string =>
  new Date(Date.parse(`${today()}T00:00:00Z`) - (count - 1) * DAY_MS).toISOString().slice(0, 10);

/** First day of the month eleven months ago: twelve months including the current one. */
function aYearAgo(): string {
  const [year = 0, month = 1] = today().split('-').map(Number);
  return new Date(Date.UTC(year, month - 12, 1)).toISOString().slice(0, 10);
}

export interface ReportFiltersProps {
  readonly filters: UrlState<'from' | 'to' | 'by'>;
  /** The shown report, whose dates are used if none are chosen. */
  readonly report: Report | null;
}

export function ReportFilters({ filters: { values, set }, report }: ReportFiltersProps): ReactElement {
  const say = useText();
  const from = values.from || (report?.from ?? '');
  const to = values.to || (report?.to ?? '');
  const presets = [
    ...PRESETS.map((count) => ({ key: `${count}`, label: say('reports.days', { count }), from: daysAgo(count) })),
    { key: 'year', label: say('reports.year'), from: aYearAgo() },
  ];
  const choose = (key: string, first: string): void =>
    set({ from: first, to: today(), ...(key === 'year' && values.by === 'day' && { by: 'month' }) });
  return (
    <div className="stack">
      <div className="actions" role="group" aria-label={say('reports.periods')}>
        {presets.map(({ key, label, from: first }) => {
          const isChosen = from === first && to === today();
          return (
            <button
              key={key}
              type="button"
              className={`button button--small ${isChosen ? 'button--primary' : 'button--secondary'}`}
              aria-pressed={isChosen}
              onClick={() => choose(key, first)}
            >
              {label}
            </button>
          );
        })}
      </div>
      <div className="filters">
        <TextField
          label={say('reports.from')}
          type="date"
          required
          value={from}
          max={to}
          onChange={(day) => set({ from: day, to })}
        />
        <TextField
          label={say('reports.to')}
          type="date"
          required
          value={to}
          min={from}
          onChange={(day) => set({ from, to: day })}
        />
        <SelectField
          label={say('reports.group_by')}
          required
          value={values.by}
          onChange={(by) => set({ by })}
          options={DIMENSIONS.map((by) => ({ value: by, label: say(`reports.by.${by}`) }))}
        />
      </div>
    </div>
  );
}
