import { useId, type ReactElement } from 'react';
import { useText } from '../text/use-text.js';
import { axisOf, labelled } from './axis.js';
import { ChartTable } from './chart-table.js';
import type { Bar, BarChartProps } from './bars.js';

const WIDTH = 600;
const HEIGHT = 180;
/** Maximum numbers of labels below the bars, in a wide chart and on a phone. */
const LABELS = { wide: 7, narrow: 4 } as const;

/** A bar chart with an axis, and the same figures as a table for screen readers. */
export function BarChart(props: BarChartProps): ReactElement {
  const { title, bars, valueTitle, partTitle, previousTitle, axisText, counts = false } = props;
  const id = useId();
  const translate = useText();
  const axis = axisOf(Math.max(...bars.flatMap(({ value, previous = 0 }) => [value, previous]), 0), counts ? 1 : 0);
  const step = WIDTH / Math.max(bars.length, 1);
  const yOf = (value: number): number => HEIGHT - (value / axis.at(-1)!) * HEIGHT;
  return (
    <figure className="chart" aria-labelledby={id}>
      <figcaption id={id}>{title}</figcaption>
      <div className="chart__plot">
        <div className="chart__axis" aria-hidden="true" style={{ height: HEIGHT }}>
          {axis.map((value) => (
            <span key={value}>{axisText(value)}</span>
          ))}
        </div>
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-labelledby={id}
          height={HEIGHT}
        >
          {axis.map((value) => (
            <line key={value} x1="0" x2={WIDTH} y1={yOf(value)} y2={yOf(value)} className="chart__line" />
          ))}
          {bars.map((bar, index) => (
            <Column key={bar.key} bar={bar} x={index * step} width={step} yOf={yOf} />
          ))}
          {previousTitle && <path className="chart__previous" d={stepsOf(bars, step, yOf)} />}
        </svg>
        {(['wide', 'narrow'] as const).map((size) => (
          <div key={size} className={`chart__labels chart__labels--${size}`} aria-hidden="true">
            {labelled(bars.length, LABELS[size]).map((index) => (
              <span key={index} style={{ left: `${((index + 0.5) / bars.length) * 100}%` }}>
                {bars[index]!.label}
              </span>
            ))}
          </div>
        ))}
      </div>
      {(partTitle || previousTitle) && (
        <ul className="chart__legend" aria-hidden="true">
          <li className="chart__key">{valueTitle}</li>
          {partTitle && <li className="chart__key chart__key--part">{partTitle}</li>}
          {previousTitle && <li className="chart__key chart__key--previous">{previousTitle}</li>}
        </ul>
      )}
      <details className="chart__table">
        <summary>
          {translate('kit.as_table')}
          <span className="unseen">: {title}</span>
        </summary>
        <div className="table-frame" tabIndex={0} role="group" aria-label={title}>
          <ChartTable {...props} />
        </div>
      </details>
    </figure>
  );
}

interface ColumnProps {
  readonly bar: Bar;
  readonly x: number;
  readonly width: number;
  readonly yOf: (value: number) => number;
}

/** A bar, with a tooltip for its whole column. */
function Column({ bar, x, width, yOf }: ColumnProps): ReactElement {
  const { label, value, text, part, partText, previousText } = bar;
  const rect = (className: string, amount: number): ReactElement => (
    <rect
      className={className}
      x={x + width * 0.15}
      width={width * 0.7}
      y={yOf(amount)}
      height={HEIGHT - yOf(amount)}
    />
  );
  return (
    <g>
      <title>{[label, text, partText, previousText].filter(Boolean).join(' · ')}</title>
      <rect className="chart__hit" x={x} y={0} width={width} height={HEIGHT} />
      {rect('chart__bar', value)}
      {part !== undefined && rect('chart__part', part)}
    </g>
  );
}

/** Points of the line of the period before, horizontal over the width of each bar. */
const stepsOf = (bars: readonly Bar[], step: number, yOf: (value: number) => number): string =>
  bars.map(({ previous = 0 }, index) => `${index === 0 ? 'M' : 'L'}${index * step} ${yOf(previous)}h${step}`).join('');
