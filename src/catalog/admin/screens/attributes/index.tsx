import { useState, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import {
  Badge,
  Card,
  DataTable,
  Empty,
  ErrorBox,
  format,
  LANGUAGES,
  LinkButton,
  Loading,
  NothingFound,
  Page,
  placeOf,
  SearchField,
  useRead,
  useRecord,
  useText,
  type Column,
  type Item,
} from '#panel';
import { AttributePage } from './attribute-page.js';
import './attributes.css';

type Attribute = Item<'listUsedAttributes'>;

export function AttributesScreen(): ReactElement {
  const name = useRecord();
  return name === '' ? <AttributeList /> : <AttributePage key={name} name={name} />;
}

/** The attributes of products: how many products have each, and whether it has a name in every language. */
function AttributeList(): ReactElement {
  const say = useText();
  const [wanted, setWanted] = useState('');
  const { data, error, reload } = useRead('/api/admin/attributes');
  const text = wanted.trim().toLocaleLowerCase();
  const rows = data?.items.filter(
    ({ name, label }) => name.toLocaleLowerCase().includes(text) || label.toLocaleLowerCase().includes(text),
  );
  const columns: ReadonlyArray<Column<Attribute>> = [
    {
      key: 'label',
      title: say('attributes.label'),
      main: true,
      cell: ({ name, label }) => <Link to={placeOf('attributes', name)}>{label}</Link>,
    },
    { key: 'name', title: say('attributes.name'), cell: ({ name }) => <code>{name}</code> },
    { key: 'languages', title: say('attributes.languages'), cell: (attribute) => <Languages attribute={attribute} /> },
    { key: 'values', title: say('attributes.values'), align: 'end', cell: ({ values_count: count }) => count },
    {
      key: 'products',
      title: say('attributes.products'),
      align: 'end',
      cell: ({ products_count: count }) =>
        count === 0 ? <Badge tone="warn">{say('attributes.unused')}</Badge> : count,
    },
  ];
  return (
    <Page title={say('attributes.title')} intro={say('attributes.intro')}>
      {error ? (
        <ErrorBox error={error} onRetry={() => void reload()} />
      ) : !data || !rows ? (
        <Card>
          <Loading />
        </Card>
      ) : data.items.length === 0 ? (
        <Card>
          <Empty
            title={say('attributes.empty')}
            text={say('attributes.empty_text')}
            action={<LinkButton to={placeOf('products')}>{say('attributes.to_products')}</LinkButton>}
          />
        </Card>
      ) : (
        <>
          <div className="filters">
            <SearchField label={say('kit.search')} value={wanted} onChange={setWanted} />
          </div>
          <Card flush>
            {rows.length === 0 ? (
              <NothingFound onClear={() => setWanted('')} />
            ) : (
              <DataTable caption={say('attributes.title')} columns={columns} rows={rows} rowKey={({ name }) => name} />
            )}
          </Card>
        </>
      )}
    </Page>
  );
}

function Languages({ attribute: { labels } }: { readonly attribute: Attribute }): ReactElement {
  const say = useText();
  const missing = LANGUAGES.filter((language) => !labels[language]);
  if (missing.length === 0) return <Badge tone="good">{say('attributes.all_languages')}</Badge>;
  return (
    <Badge tone="warn">
      {say('attributes.missing', { languages: missing.map((language) => format.language(language)).join(', ') })}
    </Badge>
  );
}
