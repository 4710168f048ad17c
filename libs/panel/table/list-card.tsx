import type { ReactElement } from 'react';
import type { Read } from '../api/use-read.js';
import { ErrorBox } from '../layout/error-box.js';
import { Card, Loading } from '../layout/parts.js';
import { DataTable, type DataTableProps } from './data-table.js';
import { Pager } from './pager.js';

export interface ListCardProps<R> extends Pick<DataTableProps<R>, 'caption' | 'columns'> {
  readonly list: Pick<Read<{ readonly items: readonly R[] }>, 'data' | 'meta' | 'error' | 'loading' | 'reload'>;
  /** Shown instead of an empty table. */
  readonly empty: ReactElement;
  readonly onPage: (page: string) => void;
}

/** A page of a list as a table, with its loading, error and empty states. */
export function ListCard<R extends { readonly id: number | string }>({
  list: { data, meta, error, loading, reload },
  empty,
  onPage,
  ...table
}: ListCardProps<R>): ReactElement {
  return (
    <Card flush>
      {error ? (
        <ErrorBox error={error} onRetry={() => void reload()} />
      ) : !data ? (
        <Loading lines={8} />
      ) : data.items.length === 0 ? (
        empty
      ) : (
        <DataTable {...table} rows={data.items} rowKey={({ id }) => id} busy={loading} />
      )}
      {meta && <Pager meta={meta} onPage={(page) => onPage(String(page))} />}
    </Card>
  );
}
