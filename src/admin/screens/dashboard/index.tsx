import type { ReactElement } from 'react';
import { Button, ErrorBox, format, Loading, Page, session, useRead, useText, useUrlState } from '#panel';
import './dashboard.css';
import { ClockNotes } from './clock-notes.js';
import { FirstSteps, isNewShop, useHiddenSteps } from './first-steps.js';
import { ServerNotices } from './notices.js';
import { RecentOrders } from './recent-orders.js';
import { PERIODS, SalesCard } from './sales-card.js';
import { SystemLine } from './system-line.js';
import { TaskList } from './task-list.js';

/** The panel's first screen: open tasks, sales, the newest orders and the state of the system. */
export function DashboardScreen(): ReactElement {
  const say = useText();
  const { values, set } = useUrlState({ days: '30' });
  const days = PERIODS.find((period) => period === values.days) ?? '30';
  const { data, error, loading, reload } = useRead('/api/admin/dashboard', { days });
  const [areStepsHidden, hideSteps] = useHiddenSteps();
  return (
    <Page
      title={session.shop.named ? say('dashboard.title', { shop: session.shop.name }) : say('dashboard.title_nameless')}
      intro={data ? say('dashboard.as_of', { time: format.shortDateTime(data.at) }) : say('dashboard.reading')}
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
          <ServerNotices
            notices={data.notices.filter(
              // The visible first steps already ask for the mail server.
              ({ code }) => code !== 'mail_not_set_up' || areStepsHidden || data.first_steps.mail,
            )}
          />
          <FirstSteps steps={data.first_steps} hidden={areStepsHidden} hide={hideSteps} />
          <TaskList toDo={data.to_do} isNew={isNewShop(data.first_steps)} />
          <ClockNotes accounts={data.payment_clock} />
          <div className={data.recent_orders.length > 0 ? 'split' : 'stack'}>
            <SalesCard
              sales={data.sales}
              currency={data.currency}
              days={days}
              onDays={(period) => set({ days: period })}
              busy={loading}
            />
            <RecentOrders orders={data.recent_orders} />
          </div>
          <SystemLine system={data.system} />
        </>
      )}
    </Page>
  );
}
