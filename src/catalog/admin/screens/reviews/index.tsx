import type { ReactElement } from 'react';
import {
  Button,
  Card,
  Empty,
  ErrorBox,
  Loading,
  NothingFound,
  Page,
  Pager,
  SelectField,
  Tabs,
  useSubmit,
  useText,
} from '#panel';
import { useLocation } from 'react-router-dom';
import { ReviewItem } from './review-item.js';
import './reviews.css';
import { useReviews, type Reviews } from './use-reviews.js';

const STATES = ['', 'waiting', 'approved', 'rejected'] as const;

/** Reviews of customers; those that wait for approval come first. */
export function ReviewsScreen(): ReactElement {
  const say = useText();
  const { pathname } = useLocation();
  const { list, read, items, waiting, selected, select, selectAll, judge, judgeSelected, reload } = useReviews();
  const bulk = useSubmit(judgeSelected);
  const tabs = STATES.map((status) => ({
    key: status,
    current: list.values.status === status,
    to: `${pathname}${queryOf({ status, product_id: list.values.product_id })}`,
    label:
      status === 'waiting' && waiting !== null
        ? `${say('reviews.tabs.waiting')} (${waiting})`
        : say(`reviews.tabs.${status || 'all'}`),
  }));
  return (
    <Page title={say('reviews.title')} intro={say('reviews.intro')}>
      <Tabs label={say('reviews.views')} tabs={tabs} />
      {list.values.product_id !== '' && (
        <div className="hint-box reviews__product">
          <span>
            {say('reviews.of_product', { product: items?.[0]?.product.name ?? `№ ${list.values.product_id}` })}
          </span>
          <Button small onClick={() => list.set({ product_id: '' })}>
            {say('reviews.all_products')}
          </Button>
        </div>
      )}
      <div className="filters">
        <SelectField
          label={say('reviews.rating')}
          required
          value={list.values.rating}
          onChange={(rating) => list.set({ rating })}
          options={[
            { value: '', label: say('reviews.any_rating') },
            ...[5, 4, 3, 2, 1].map((count) => ({ value: String(count), label: say('reviews.stars', { count }) })),
          ]}
        />
        <SelectField
          label={say('reviews.order')}
          required
          value={list.values.sort}
          onChange={(sort) => list.set({ sort })}
          options={['waiting', '-created_at', 'created_at'].map((sort) => ({
            value: sort,
            label: say(`reviews.orders.${sort.replace('-', 'newest_')}`),
          }))}
        />
        {list.filtered && (
          <Button kind="quiet" onClick={list.clear}>
            {say('kit.clear_filters')}
          </Button>
        )}
      </div>
      {read.error ? (
        <ErrorBox error={read.error} onRetry={() => void reload()} />
      ) : (
        <Card flush>
          {!items ? (
            <Loading lines={8} />
          ) : items.length === 0 ? (
            <NoReviews list={list} />
          ) : (
            <>
              <div className="reviews__bar">
                <label className="check">
                  <input type="checkbox" checked={selected.size === items.length} onChange={selectAll} />
                  <span>{say('reviews.select_all')}</span>
                </label>
                <span className="soft" role="status">
                  {selected.size > 0 ? say('reviews.selected', { count: selected.size }) : ''}
                </span>
                <span className="actions">
                  <Button
                    small
                    kind="primary"
                    disabled={selected.size === 0}
                    busy={bulk.busy}
                    onClick={() => void bulk.submit(true)}
                  >
                    {say('reviews.approve_selected')}
                  </Button>
                  <Button small disabled={selected.size === 0} busy={bulk.busy} onClick={() => void bulk.submit(false)}>
                    {say('reviews.reject_selected')}
                  </Button>
                </span>
              </div>
              {bulk.error && <ErrorBox error={bulk.error} />}
              <ul className="reviews" aria-label={say('reviews.title')} aria-busy={read.loading || undefined}>
                {items.map((review) => (
                  <ReviewItem
                    key={review.id}
                    review={review}
                    ofProduct={list.values.product_id !== ''}
                    selected={selected.has(review.id)}
                    onSelect={select}
                    onJudge={judge}
                    onRemoved={reload}
                  />
                ))}
              </ul>
            </>
          )}
          {read.meta && <Pager meta={read.meta} onPage={(page) => list.set({ page: String(page) })} />}
        </Card>
      )}
      {items && items.length > 0 && <p className="soft small reviews__keys">{say('reviews.keys')}</p>}
    </Page>
  );
}

function queryOf(values: Readonly<Record<string, string>>): string {
  const search = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== '')).toString();
  return search === '' ? '' : `?${search}`;
}

function NoReviews({ list }: Pick<Reviews, 'list'>): ReactElement {
  const say = useText();
  const { status, rating, product_id: product } = list.values;
  if (status === 'waiting' && !rating && !product)
    return <Empty title={say('reviews.none_waiting')} text={say('reviews.none_waiting_text')} />;
  return list.filtered ? (
    <NothingFound onClear={list.clear} />
  ) : (
    <Empty title={say('reviews.empty')} text={say('reviews.empty_text')} />
  );
}
