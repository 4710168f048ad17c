import { useId, type ReactElement } from 'react';
import { useText } from '../text/use-text.js';

export interface Bar {
  readonly key: string;
  /** Below the bar and in the table. */
  readonly label: string;
  readonly value: number;
  /** As it is read: money, a count. */
  readonly text: string;
  /** A part of `value`, drawn darker, e.g. what was paid. */
  readonly part?: number;
  readonly partText?: string;
}

export interface BarChartProps {
  readonly title: string;
  readonly bars: readonly Bar[];
  readonly labelTitle: string;
  readonly valueTitle: string;
  readonly partTitle?: string;
  /** Pixels. */
  readonly height?: number;
}

const WIDTH = 600;

/** A bar chart, and the same figures as a table for screen readers. */
export function BarChart({
  title,
  bars,
  labelTitle,
  valueTitle,
  partTitle,
  height = 160,
}: BarChartProps): ReactElement {
  const id = useId();
  const translate = useText();
  const most = Math.max(...bars.map(({ value }) => value), 0);
  const step = WIDTH / Math.max(bars.length, 1);
  const heightOf = (value: number): number => (most === 0 ? 0 : (value / most) * (height - 4));
  const everyNth = Math.max(1, Math.ceil(bars.length / 6));
  return (
    <figure className="chart" aria-labelledby={id}>
      <figcaption id={id}>{title}</figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-labelledby={id}
        height={height}
      >
        <line x1="0" x2={WIDTH} y1={height - 1} y2={height - 1} className="chart__base" />
        {bars.map(({ key, label, value, text, part, partText }, index) => (
          <g key={key}>
            <title>{[label, text, partText].filter(Boolean).join(' · ')}</title>
            <rect className="chart__hit" x={index * step} y={0} width={step} height={height} />
            <rect
              className="chart__bar"
              x={index * step + step * 0.15}
              width={step * 0.7}
              y={height - 1 - heightOf(value)}
              height={heightOf(value)}
            />
            {part !== undefined && (
              <rect
                className="chart__part"
                x={index * step + step * 0.15}
                width={step * 0.7}
                y={height - 1 - heightOf(part)}
                height={heightOf(part)}
              />
            )}
          </g>
        ))}
      </svg>
      <div className="chart__labels" aria-hidden="true">
        {bars.map(
          ({ key, label }, index) =>
            index % everyNth === 0 && (
              <span key={key} style={{ left: `${(index / bars.length) * 100}%` }}>
                {label}
              </span>
            ),
        )}
      </div>
      {partTitle && (
        <div className="chart__legend" aria-hidden="true">
          <span className="chart__swatch" />
          {valueTitle}
          <span className="chart__swatch chart__swatch--part" />
          {partTitle}
        </div>
      )}
      <details className="chart__table">
        <summary>
          {translate('kit.as_table')}
          <span className="unseen">: {title}</span>
        </summary>
        <table className="table table--plain">
          <thead>
            <tr>
              <th scope="col">{labelTitle}</th>
              <th scope="col" className="table__end">
                {valueTitle}
              </th>
              {partTitle && (
                <th scope="col" className="table__end">
                  {partTitle}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {bars.map(({ key, label, text, partText }) => (
              <tr key={key}>
                <th scope="row">{label}</th>
                <td className="table__end">{text}</td>
                {partTitle && <td className="table__end">{partText}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
