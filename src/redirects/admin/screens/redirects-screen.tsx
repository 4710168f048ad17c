import type { ReactElement } from 'react';
import {
  Card,
  Empty,
  format,
  ListCard,
  NothingFound,
  Page,
  SearchField,
  session,
  useRead,
  useText,
  useUrlState,
  type Column,
  type Item,
} from '#panel';

type Redirect = Item<'listRedirects'>;

/** Former addresses of products, categories and content pages, with the addresses that visitors reach instead. */
export function RedirectsScreen(): ReactElement {
  const say = useText();
  const list = useUrlState({ q: '', page: '1' });
  const read = useRead('/api/admin/redirects', { ...list.values, per_page: 20 });
  const data = read.data && { items: read.data.items.map((row) => ({ ...row, id: row.from })) };
  const columns: Array<Column<Redirect>> = [
    { key: 'from', title: say('redirects.from'), main: true, cell: ({ from }) => from },
    {
      key: 'to',
      title: say('redirects.to'),
      cell: ({ to }) => (
        <a href={`${session.base}${to}`} target="_blank" rel="noopener">
          {to}
        </a>
      ),
    },
    { key: 'kind', title: say('redirects.kind'), cell: ({ kind }) => say(`redirects.kinds.${kind}`) },
    {
      key: 'created',
      title: say('redirects.since'),
      cell: ({ created_at: at }) => <span className="nowrap">{format.shortDateTime(at)}</span>,
    },
  ];
  return (
    <Page title={say('redirects.title')} intro={say('redirects.intro')}>
      <Card>
        <SearchField label={say('redirects.search')} value={list.values.q} onChange={(q) => list.set({ q })} />
      </Card>
      <ListCard
        list={{ ...read, data }}
        caption={say('redirects.title')}
        columns={columns}
        empty={
          list.filtered ? (
            <NothingFound onClear={list.clear} />
          ) : (
            <Empty title={say('redirects.empty')} text={say('redirects.empty_text')} />
          )
        }
        onPage={(page) => list.set({ page })}
      />
    </Page>
  );
}
