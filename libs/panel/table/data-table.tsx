import type { ReactElement, ReactNode } from 'react';
import { useText } from '../text/use-text.js';

export interface Column<R> {
  readonly key: string;
  readonly title: string;
  readonly cell: (row: R) => ReactNode;
  /** Name in the API's `sort`, if the column can be sorted. */
  readonly sort?: string;
  readonly align?: 'start' | 'end';
  /** The row's name: its cell is the row's header, and the title of its card on phones. */
  readonly main?: boolean;
  /** Only screen readers read the title, for columns of pictures or buttons. */
  readonly hideTitle?: boolean;
}

export interface DataTableProps<R> {
  /** Caption of the table, for screen readers. */
  readonly caption: string;
  readonly columns: ReadonlyArray<Column<R>>;
  readonly rows: readonly R[];
  readonly rowKey: (row: R) => string | number;
  /** `created_at` or `-created_at`. */
  readonly sort?: string | null;
  readonly onSort?: (sort: string) => void;
  /** Keys of the selected rows; if given, rows have checkboxes. */
  readonly selected?: ReadonlySet<string | number>;
  readonly onSelect?: (selected: ReadonlySet<string | number>) => void;
  /** Whether a row can be selected. Default: each. */
  readonly canSelect?: (row: R) => boolean;
  /** Name of a row for its checkbox. */
  readonly nameOf?: (row: R) => string;
  readonly busy?: boolean;
  /** Stays a table on narrow screens, which scrolls horizontally: for many short rows of numbers. */
  readonly plain?: boolean;
}

/** A table; on narrow screens each row is a card, unless it is `plain`. */
export function DataTable<R>({
  caption,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  selected,
  onSelect,
  canSelect = () => true,
  nameOf,
  busy = false,
  plain = false,
}: DataTableProps<R>): ReactElement {
  const translate = useText();
  const keys = rows.filter(canSelect).map(rowKey);
  const all = selected !== undefined && keys.length > 0 && keys.every((key) => selected.has(key));
  const toggle = (key: string | number): void => {
    const next = new Set(selected);
    if (!next.delete(key)) next.add(key);
    onSelect?.(next);
  };
  return (
    <div className="table-frame" tabIndex={0} role="group" aria-label={caption}>
      <table className={plain ? 'table table--plain' : 'table'} aria-busy={busy || undefined}>
        <caption className="unseen">{caption}</caption>
        <thead>
          <tr>
            {selected && (
              <th className="table__check" scope="col">
                <input
                  type="checkbox"
                  aria-label={translate('kit.select_all')}
                  checked={all}
                  disabled={keys.length === 0}
                  onChange={() => onSelect?.(new Set(all ? [] : keys))}
                />
              </th>
            )}
            {columns.map((column) => (
              <Head key={column.key} column={column} sort={sort ?? null} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const key = rowKey(row);
            return (
              <tr key={key} className={selected?.has(key) ? 'table__row--selected' : undefined}>
                {selected && (
                  <td className="table__check">
                    <input
                      type="checkbox"
                      aria-label={translate('kit.select_row', { name: nameOf?.(row) ?? key })}
                      checked={selected.has(key)}
                      disabled={!canSelect(row)}
                      onChange={() => toggle(key)}
                    />
                  </td>
                )}
                {columns.map((column) => (
                  <td
                    key={column.key}
                    data-title={column.hideTitle ? '' : column.title}
                    className={`${column.align === 'end' ? 'table__end' : ''}${column.main ? ' table__main' : ''}`}
                  >
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

interface HeadProps<R> {
  readonly column: Column<R>;
  readonly sort: string | null;
  readonly onSort: ((sort: string) => void) | undefined;
}

function Head<R>({ column, sort, onSort }: HeadProps<R>): ReactElement {
  const className = column.align === 'end' ? 'table__end' : undefined;
  if (!column.sort || !onSort)
    return (
      <th scope="col" className={className}>
        {column.hideTitle ? <span className="unseen">{column.title}</span> : column.title}
      </th>
    );
  const direction = sort === column.sort ? 'ascending' : sort === `-${column.sort}` ? 'descending' : undefined;
  return (
    <th scope="col" className={className} aria-sort={direction}>
      <button
        type="button"
        className="table__sort"
        onClick={() => onSort(direction === 'ascending' ? `-${column.sort}` : column.sort!)}
      >
        {column.title}
        <span aria-hidden="true">{direction === 'ascending' ? ' ↑' : direction === 'descending' ? ' ↓' : ' ↕'}</span>
      </button>
    </th>
  );
}
