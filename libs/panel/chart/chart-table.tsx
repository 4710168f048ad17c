import type { ReactElement } from 'react';
import type { BarChartProps } from './bars.js';

/** The figures of a chart as a table. */
export function ChartTable({
  bars,
  labelTitle,
  valueTitle,
  partTitle,
  previousTitle,
}: Pick<BarChartProps, 'bars' | 'labelTitle' | 'valueTitle' | 'partTitle' | 'previousTitle'>): ReactElement {
  const titles = [valueTitle, partTitle, previousTitle].filter((title) => title !== undefined);
  return (
    <table className="table table--plain">
      <thead>
        <tr>
          <th scope="col">{labelTitle}</th>
          {titles.map((title) => (
            <th key={title} scope="col" className="table__end">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bars.map(({ key, label, text, partText, previousText }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td className="table__end">{text}</td>
            {partTitle && <td className="table__end">{partText}</td>}
            {previousTitle && <td className="table__end">{previousText}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
