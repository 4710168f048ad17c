import { useCallback, type ReactElement } from 'react';
import {
  Button,
  Card,
  Empty,
  ErrorBox,
  format,
  Loading,
  NothingFound,
  Page,
  Pager,
  placeOf,
  SearchField,
  SelectField,
  Tabs,
  useRead,
  useText,
  useUrlState,
} from '#panel';
import { CustomerTable } from './customer-table.js';
import './customers.css';

/** All customers, with or without an account. */
export function CustomerList(): ReactElement {
  const say = useText();
  const { values, set, clear, filtered } = useUrlState({
    q: '',
    registered: '',
    tag: '',
    sort: '-created_at',
    page: '1',
  });
  const { data, meta, error, loading, reload } = useRead('/api/customers', { ...values, per_page: 25 });
  const items = data?.items ?? [];
  const bought = useRead(items.length > 0 ? '/api/admin/customers/purchases' : null, {
    ids: items.map(({ id }) => id).join(','),
  });
  const tags = useRead('/api/customers/tags');
  const known = tags.data?.items ?? [];
  const search = useCallback((q: string) => set({ q }), [set]);
  const tabs = [
    ['', 'all'],
    ['1', 'registered'],
    ['0', 'guests'],
  ].map(([value, name]) => ({
    key: name!,
    label: say(`customers.${name}`),
    current: values.registered === value,
    to: `${placeOf('customers')}${value ? `?registered=${value}` : ''}`,
  }));
  return (
    <Page title={say('customers.title')}>
      <Tabs label={say('customers.kinds')} tabs={tabs} />
      <Card>
        <div className="filters customers-filters">
          <SearchField
            label={say('customers.search')}
            hint={say('customers.search_hint')}
            value={values.q}
            onChange={search}
          />
          {known.length > 0 && (
            <SelectField
              label={say('customers.tag')}
              required
              value={values.tag}
              onChange={(tag) => set({ tag })}
              options={[
                { value: '', label: say('customers.any_tag') },
                ...known.map(({ tag, customers }) => ({ value: tag, label: `${tag} (${format.number(customers)})` })),
              ]}
            />
          )}
        </div>
        {filtered && (
          <div className="actions">
            <Button small kind="quiet" onClick={clear}>
              {say('kit.clear_filters')}
            </Button>
          </div>
        )}
      </Card>
      <Card flush>
        {error && (
          <div className="customers-error">
            <ErrorBox error={error} onRetry={() => void reload()} />
          </div>
        )}
        {!data && !error && <Loading lines={10} />}
        {data &&
          items.length === 0 &&
          (filtered || values.page !== '1' ? (
            <NothingFound text={say('customers.nothing_text')} onClear={clear} />
          ) : (
            <Empty title={say('customers.empty')} text={say('customers.empty_text')} />
          ))}
        {items.length > 0 && (
          <CustomerTable
            rows={items}
            purchases={bought.data?.items ?? []}
            busy={loading}
            sort={values.sort}
            onSort={(sort) => set({ sort })}
          />
        )}
        {meta && items.length > 0 && <Pager meta={meta} onPage={(page) => set({ page: String(page) })} />}
      </Card>
    </Page>
  );
}
