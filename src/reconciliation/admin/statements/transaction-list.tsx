import type { ReactElement } from 'react';
import { Link, useLocation } from 'react-router-dom';
import {
  Badge,
  Empty,
  format,
  ListCard,
  NothingFound,
  placeOf,
  Tabs,
  useRead,
  useText,
  useUrlState,
  type Item,
  type Schemas,
} from '#panel';
import { STATE_TONES, STATES } from './counts.js';
import { paymentDetails } from './payment-details.js';
import { UndoPayment } from './undo-payment.js';

type Transaction = Item<'listBankTransactions'>;

interface TransactionListProps {
  /** Called after the state of a transaction has changed. */
  readonly onChanged: () => void;
  /** Id of the import whose transactions are listed. */
  readonly statement: number;
  readonly counts: Schemas['ImportCountsResponse'];
}

/** The transactions that an import has stored, by state. */
export function TransactionList({ statement, counts, onChanged }: TransactionListProps): ReactElement {
  const say = useText();
  const { pathname } = useLocation();
  const list = useUrlState({ state: '', page: '1' });
  const read = useRead('/api/admin/bank-transactions', { ...list.values, statement_id: statement, per_page: 20 });
  const changed = (): void => {
    void read.reload();
    onChanged();
  };
  const tabs = (['', ...STATES] as const).map((state) => ({
    key: state,
    to: state === '' ? pathname : `${pathname}?state=${state}`,
    current: list.values.state === state,
    label: `${say(`bank.states.${state || 'all'}`)} (${format.number(state === '' ? counts.new : counts[state])})`,
  }));
  return (
    <>
      <Tabs label={say('bank.statements.transactions')} tabs={tabs} />
      <ListCard
        list={read}
        caption={say('bank.statements.transactions')}
        onPage={(page) => list.set({ page })}
        empty={
          list.filtered ? (
            <NothingFound onClear={list.clear} />
          ) : (
            <Empty title={say('bank.statements.no_transactions')} text={say('bank.statements.no_transactions_text')} />
          )
        }
        columns={[
          {
            key: 'counterparty',
            title: say('bank.counterparty'),
            main: true,
            cell: ({ id, state, counterparty, kind }) => (
              <Link to={`${placeOf('bank-review')}?state=${state}&id=${id}`}>
                {counterparty.name ?? counterparty.account ?? say(`bank.kinds.${kind}`)}
              </Link>
            ),
          },
          {
            key: 'day',
            title: say('bank.booked_on'),
            cell: ({ booked_on: day }) => <span className="nowrap">{format.day(day, 'year')}</span>,
          },
          { key: 'text', title: say('bank.text'), cell: paymentDetails },
          { key: 'state', title: say('bank.state'), cell: (one) => <State transaction={one} /> },
          {
            key: 'amount',
            title: say('bank.amount'),
            align: 'end',
            cell: ({ amount, currency, direction }) => (
              <span className="nowrap">{format.money(direction === 'out' ? -amount : amount, currency)}</span>
            ),
          },
          {
            key: 'actions',
            title: say('bank.actions'),
            hideTitle: true,
            cell: (one) => one.state === 'matched' && <UndoPayment transaction={one} onDone={changed} />,
          },
        ]}
      />
    </>
  );
}

/** The state, with the orders that were paid. */
function State({ transaction: { state, kind, allocations } }: { readonly transaction: Transaction }): ReactElement {
  const say = useText();
  return (
    <span className="bank-state">
      <Badge tone={STATE_TONES[state]}>
        {state === 'ignored' && kind === 'debit' ? say('bank.no_decision') : say(`bank.states.${state}`)}
      </Badge>
      {allocations.map(({ order_id: order, payment_id: payment }) => (
        <Link key={payment} className="nowrap small" to={placeOf('orders', order)}>
          {say('review.order', { number: order })}
        </Link>
      ))}
    </span>
  );
}
