import type { ReactElement } from 'react';
import { Button, ErrorBox, format, Loading, Page, session, useRead, useText, useUrlState } from '#panel';
import './dashboard.css';
import { FirstSteps } from './first-steps.js';
import { ServerNotices } from './notices.js';
import { PERIODS, SalesCard } from './sales-card.js';
import { SystemCard } from './system-card.js';
import { TaskList } from './task-list.js';

/** The panel's first screen: what is to be done, how the shop sells, how the machinery is. */
export function DashboardScreen(): ReactElement {
  const say = useText();
  const { values, set } = useUrlState({ days: '30' });
  const days = PERIODS.find((period) => period === values.days) ?? '30';
  const { data, error, loading, reload } = useRead('/api/admin/dashboard', { days });
  return (
    <Page
      title={say('dashboard.title', { shop: session.shop.name })}
      intro={data ? say('dashboard.as_of', { time: format.dateTime(data.at) }) : say('dashboard.reading')}
      actions={
        <Button busy={loading && data !== null} onClick={() => void reload()}>
          {say('dashboard.refresh')}
        </Button>
      }
    >
      {error && <ErrorBox error={error} onRetry={() => void reload()} />}
      {!data ? (
        !error && <Loading lines={12} />
      ) : (
        <>
          <ServerNotices notices={data.notices} />
          <FirstSteps steps={data.first_steps} />
          <TaskList toDo={data.to_do} />
          <div className="split">
            <SalesCard
              sales={data.sales}
              currency={data.currency}
              days={days}
              onDays={(period) => set({ days: period })}
              busy={loading}
            />
            <SystemCard system={data.system} />
          </div>
        </>
      )}
    </Page>
  );
}
