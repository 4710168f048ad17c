import type { ReactElement } from 'react';
import {
  Card,
  downloadAddress,
  Empty,
  ErrorBox,
  format,
  LinkButton,
  Loading,
  Page,
  useRead,
  useText,
  useUrlState,
} from '#panel';
import { ReportChart } from './report-chart.js';
import { ReportFilters } from './report-filters.js';
import { ReportTable } from './report-table.js';
import { ReportTotals } from './report-totals.js';
import './reports.css';

/** Sales of a period: totals compared with the previous period, a chart, a table, and a CSV export. */
export function ReportsScreen(): ReactElement {
  const say = useText();
  const filters = useUrlState({ from: '', to: '', by: 'day' });
  const { data, error, loading, reload } = useRead('/api/admin/reports/sales', filters.values);
  return (
    <Page
      title={say('reports.title')}
      intro={
        data &&
        say('reports.intro', {
          zone: data.time_zone,
          from: format.day(data.previous.from, 'year'),
          to: format.day(data.previous.to, 'year'),
        })
      }
      actions={
        <LinkButton download to={downloadAddress('/api/admin/reports/sales.csv', filters.values)}>
          {say('reports.csv')}
        </LinkButton>
      }
    >
      <Card>
        <ReportFilters filters={filters} report={data} />
      </Card>
      {error && <ErrorBox error={error} onRetry={() => void reload()} />}
      {!data && !error && <Loading lines={8} />}
      {data && !error && (
        <div className="stack" aria-busy={loading || undefined}>
          <ReportTotals report={data} />
          {data.totals.orders === 0 ? (
            <Card>
              <Empty title={say('reports.empty')} text={say('reports.empty_text')} />
            </Card>
          ) : (
            <>
              <Card>
                <ReportChart report={data} />
              </Card>
              <ReportTable report={data} />
            </>
          )}
        </div>
      )}
    </Page>
  );
}
