import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import {
  Badge,
  Empty,
  format,
  LinkButton,
  ListCard,
  NothingFound,
  PaymentsFrame,
  placeOf,
  useRead,
  useText,
  useUrlState,
} from '#panel';
import { MessageFilters } from './message-filters.js';
import { MESSAGES_PLACE, stateOf, TONES, type Message } from './message.js';
import { useMethodName } from './use-method-name.js';
import './messages.css';

/** Messages of payment providers, with their results. */
export function MessageListPage(): ReactElement {
  const say = useText();
  const nameOf = useMethodName();
  const list = useUrlState({ order_id: '', payment_id: '', method: '', result: '', page: '1' });
  const read = useRead('/api/admin/payment-messages', { ...list.values, per_page: 20 });
  const columns = [
    {
      key: 'message',
      title: say('payments.messages.message'),
      main: true,
      cell: ({ id, type, message_id: given }: Message) => (
        <div className="message-words">
          <Link to={placeOf(MESSAGES_PLACE, id)}>
            {type || say('payments.messages.message')}
            <span className="unseen"> {given}</span>
          </Link>
          <div className="soft small" aria-hidden="true">
            {given}
          </div>
        </div>
      ),
    },
    { key: 'provider', title: say('payments.messages.method'), cell: ({ method }: Message) => nameOf(method) },
    {
      key: 'payment',
      title: say('payments.messages.of_order'),
      cell: (message: Message) => <PaymentOf message={message} />,
    },
    {
      key: 'result',
      title: say('payments.messages.result'),
      cell: (message: Message) => {
        const state = stateOf(message);
        return (
          <div className="message-result">
            <Badge tone={TONES[state]}>{say(`payments.messages.results.${state}`)}</Badge>
            <div className="soft small">{say(`payments.messages.reasons.${state}`)}</div>
          </div>
        );
      },
    },
    {
      key: 'received',
      title: say('payments.messages.received'),
      cell: ({ received_at: at }: Message) => <span className="nowrap">{format.shortDateTime(at)}</span>,
    },
  ];
  return (
    <PaymentsFrame view="messages" intro={say('payments.messages.intro')}>
      <MessageFilters list={list} nameOf={nameOf} />
      <ListCard
        list={read}
        caption={say('payments.tabs.messages')}
        columns={columns}
        empty={
          list.filtered ? (
            <NothingFound onClear={list.clear} />
          ) : (
            <Empty
              title={say('payments.messages.none')}
              text={say('payments.messages.none_text')}
              action={<LinkButton to={placeOf('payments')}>{say('payments.messages.to_methods')}</LinkButton>}
            />
          )
        }
        onPage={(page) => list.set({ page })}
      />
    </PaymentsFrame>
  );
}

/** Order of the payment, and the provider's id of the payment. */
function PaymentOf({ message: { order_id: order, transaction_id: id } }: { readonly message: Message }): ReactElement {
  const say = useText();
  return (
    <div className="message-words">
      {order === null ? (
        <span className="soft">–</span>
      ) : (
        <Link className="nowrap" to={placeOf('orders', order)}>
          {say('payments.messages.order_number', { number: order })}
        </Link>
      )}
      {id && <div className="soft small">{id}</div>}
    </div>
  );
}
