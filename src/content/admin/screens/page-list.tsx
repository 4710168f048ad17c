import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import {
  api,
  Badge,
  Card,
  Empty,
  ErrorBox,
  format,
  LinkButton,
  Loading,
  notify,
  Page,
  placeOf,
  SortableList,
  useRead,
  useSubmit,
  useText,
} from '#panel';
import { missingLanguages, type ContentPage } from './content-page.js';
import { KindsToWrite } from './kinds-to-write.js';
import './content.css';

const PATH = '/api/admin/pages';

/** The shop's content pages, in the order of the footer's links. */
export function PageList(): ReactElement {
  const say = useText();
  const { data, error, reload, replace } = useRead(PATH);
  const order = useSubmit(async (items: readonly ContentPage[]) => {
    replace({ items });
    try {
      replace((await api.put(`${PATH}/order`, { ids: items.map(({ id }) => id) })).data);
      notify.good(say('content.ordered'));
    } catch (refusal) {
      await reload();
      throw refusal;
    }
  });
  return (
    <Page
      title={say('content.title')}
      intro={say('content.intro')}
      actions={
        <LinkButton kind="primary" to={placeOf('content', 'new')}>
          {say('content.add')}
        </LinkButton>
      }
    >
      {order.error && <ErrorBox error={order.error} />}
      {error ? (
        <ErrorBox error={error} onRetry={() => void reload()} />
      ) : !data ? (
        <Card>
          <Loading />
        </Card>
      ) : data.items.length === 0 ? (
        <Card>
          <Empty title={say('content.empty')} text={say('content.empty_text')} action={<KindsToWrite pages={[]} />} />
        </Card>
      ) : (
        <>
          <Card>
            <SortableList
              label={say('content.title')}
              items={data.items}
              itemKey={({ id }) => String(id)}
              nameOf={({ title }) => title}
              disabled={order.busy}
              onOrder={(items) => void order.submit(items)}
            >
              {(page) => <PageRow page={page} />}
            </SortableList>
          </Card>
          <KindsToWrite pages={data.items} title={say('content.missing')} />
        </>
      )}
    </Page>
  );
}

function PageRow({ page }: { readonly page: ContentPage }): ReactElement {
  const say = useText();
  const kind = page.kind && say(`content.kinds.${page.kind}`);
  const missing = missingLanguages(page)
    .map((language) => format.language(language))
    .join(', ');
  return (
    <div className="content-row">
      <div>
        <Link className="strong" to={placeOf('content', page.id)}>
          {page.title}
        </Link>
        <div className="soft small">
          /pages/{page.slug}
          {missing && ` · ${say('content.not_in', { languages: missing })}`}
        </div>
      </div>
      <div className="actions">
        {kind && kind !== page.title && <Badge>{kind}</Badge>}
        <Badge tone={page.published ? 'good' : 'neutral'}>
          {say(page.published ? 'content.published' : 'content.hidden')}
        </Badge>
      </div>
    </div>
  );
}
