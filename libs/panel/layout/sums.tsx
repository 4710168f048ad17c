import type { ReactElement } from 'react';
import { Change } from './change.js';

export interface Sum {
  readonly label: string;
  readonly value: string;
  /** Smaller text beside the figure. */
  readonly detail?: string;
  /** Values to compare. */
  readonly change?: { readonly now: number; readonly before: number };
}

/** Key figures in a row, each with its change since the period before. */
export function Sums({ sums }: { readonly sums: readonly Sum[] }): ReactElement {
  return (
    <dl className="sums">
      {sums.map(({ label, value, detail, change }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value}
            {detail && <span className="sums__detail soft small">{detail}</span>}{' '}
            <Change now={change?.now} before={change?.before} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
