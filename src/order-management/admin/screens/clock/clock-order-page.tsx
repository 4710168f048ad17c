import type { ReactElement } from 'react';
import { Card, Empty, ErrorBox, Facts, format, LinkButton, Loading, Page, placeOf, useRead, useText } from '#panel';
import { ClockMails } from './clock-mails.js';
import { customerOf, type Clock, type WatchedOrder } from './clock.js';
import { useStepText } from './use-step-text.js';
import './clock.css';

/** One order that the payment clock watches: its next step, and previews of its mails. */
export function ClockOrderPage({ id }: { readonly id: string }): ReactElement {
  const say = useText();
  const { data, error, reload } = useRead('/api/admin/payment-clock', { order_id: id });
  const back = { to: placeOf('payment-clock'), label: say('payments.tabs.clock') };
  const order = data?.items[0];
  return (
    <Page
      title={say('clock.order_number', { number: order?.number ?? id })}
      back={back}
      actions={order && <LinkButton to={placeOf('orders', id)}>{say('clock.to_order')}</LinkButton>}
    >
      {data && order ? (
        <>
          <NextStep order={order} accounts={data.accounts} />
          <ClockMails order={order} />
        </>
      ) : error ? (
        <ErrorBox error={error} onRetry={() => void reload()} />
      ) : !data ? (
        <Loading lines={8} />
      ) : (
        <Empty
          title={say('clock.not_watched')}
          text={say('clock.not_watched_text')}
          action={<LinkButton to={back.to}>{back.label}</LinkButton>}
        />
      )}
    </Page>
  );
}

function NextStep({
  order,
  accounts,
}: {
  readonly order: WatchedOrder;
  readonly accounts: Clock['accounts'];
}): ReactElement {
  const say = useText();
  const { title, sentence } = useStepText(accounts);
  const { next, reminders, open_amount: open, currency, payment_due_at: due } = order;
  const waitsFor = next?.waits_for;
  return (
    <Card
      title={title(next)}
      actions={
        waitsFor === 'statement' ? (
          <LinkButton small kind="primary" to={placeOf('bank-statements', 'new')}>
            {say('bank.statements.import')}
          </LinkButton>
        ) : waitsFor === 'transfer' ? (
          <LinkButton small kind="primary" to={placeOf('bank-review')}>
            {say('payments.tabs.to_verify')}
          </LinkButton>
        ) : null
      }
    >
      <p>{sentence(order)}</p>
      <Facts
        items={[
          { label: say('clock.customer'), value: customerOf(order) },
          { label: say('clock.open'), value: format.money(open, currency) },
          { label: say('clock.method'), value: order.payment_method_title },
          { label: say('clock.due'), value: format.date(due) },
          {
            label: say('clock.reminded'),
            value: reminders.map(({ sent_at: at }) => format.shortDateTime(at)).join(', '),
          },
        ]}
      />
    </Card>
  );
}
