import { useState, type KeyboardEvent, type ReactElement } from 'react';
import { api, format, OrderStatus, SearchField, useRead, useText, type Item } from '#panel';
import { customerOf } from '../types.js';

const MOST = 6;

type Found = Item<'listPaymentsToVerify'> | Item<'listOrders'>;

/** Merges the results: the order with the typed number comes first, and then those that wait for a payment. */
const merged = (
  text: string,
  waiting: readonly Found[],
  all: readonly Found[],
  chosen: readonly number[],
): readonly Found[] => {
  const number = Number(/^\D*(\d{1,9})$/.exec(text)?.[1]);
  const found = new Map([...waiting, ...all].map((order) => [order.id, order]));
  return [...found.values()]
    .filter(({ id }) => !chosen.includes(id))
    .toSorted((one, other) => Number(other.id === number) - Number(one.id === number))
    .slice(0, MOST);
};

/**
 * Finds orders by number, name, email, reference or amount: first the one with this number, then those that wait for a
 * payment, then all others. Enter takes the first.
 */
export function OrderSearch({
  chosen,
  onChoose,
}: {
  readonly chosen: readonly number[];
  readonly onChoose: (order: { readonly id: number }) => void;
}): ReactElement {
  const say = useText();
  const [q, setQ] = useState('');
  const query = { q: q.trim(), per_page: MOST };
  const isAsked = query.q !== '';
  const waiting = useRead(isAsked ? '/api/admin/payments/to-verify' : null, query);
  const all = useRead(isAsked ? '/api/orders' : null, query);
  const found = isAsked ? merged(query.q, waiting.data?.items ?? [], all.data?.items ?? [], chosen) : [];
  const choose = (order: { readonly id: number } | undefined): void => {
    if (!order) return;
    onChoose(order);
    setQ('');
  };
  // The orders are requested again, because the list may still belong to an earlier text.
  const chooseFirst = async (text: string): Promise<void> => {
    setQ(text);
    const [ofWaiting, ofAll] = await Promise.all([
      api.get('/api/admin/payments/to-verify', { ...query, q: text }),
      api.get('/api/orders', { ...query, q: text }),
    ]);
    choose(merged(text, ofWaiting.data.items, ofAll.data.items, chosen)[0]);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    const text = event.target.value.trim();
    // Without a text, Enter submits the form.
    if (text === '') return;
    event.preventDefault();
    void chooseFirst(text);
  };
  return (
    <div className="transfer-search" onKeyDown={press}>
      <SearchField
        label={say('review.allocate.search')}
        hint={say('review.allocate.search_hint')}
        value={q}
        onChange={setQ}
      />
      {isAsked && !waiting.loading && !all.loading && found.length === 0 && (
        <p className="soft">{say('review.allocate.none')}</p>
      )}
      <ul>
        {found.map((order) => (
          <li key={order.id}>
            <button type="button" onClick={() => choose(order)}>
              <strong className="nowrap">{say('review.order', { number: order.id })}</strong>
              <span className="transfer-search__name">{customerOf(order)}</span>
              <OrderStatus order={{ status: order.status, is_pickup: 'is_pickup' in order && order.is_pickup }} />
              <strong className="nowrap">{format.money(order.open_amount, order.currency)}</strong>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
