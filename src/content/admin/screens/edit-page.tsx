import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  api,
  Badge,
  Card,
  ConfirmButton,
  LinkButton,
  Loading,
  notify,
  Page,
  placeOf,
  ReadError,
  useRead,
  useRecordForm,
  useText,
  type Reload,
} from '#panel';
import type { ContentPage } from './content-page.js';
import { bodyOf, draftOf } from './draft.js';
import { PageForm } from './page-form.js';

/** Loads a page and edits it. */
export function EditPage({ id }: { readonly id: string }): ReactElement {
  const say = useText();
  const path = `/api/admin/pages/${encodeURIComponent(id)}` as const;
  const { data: page, error, reload, replace } = useRead(path);
  const back = { to: placeOf('content'), label: say('content.title') };
  if (error && !page)
    return (
      <Page title={say('content.page')} back={back}>
        <ReadError error={error} onRetry={() => void reload()} back={back} />
      </Page>
    );
  if (!page)
    return (
      <Page title={say('content.page')} back={back}>
        <Card>
          <Loading />
        </Card>
      </Page>
    );
  return (
    <Page
      title={page.title}
      back={back}
      actions={<PageActions page={page} path={path} />}
      aside={
        <Badge tone={page.published ? 'good' : 'neutral'}>
          {say(page.published ? 'content.published' : 'content.hidden')}
        </Badge>
      }
    >
      <StoredPage key={page.id} page={page} path={path} onSaved={replace} reload={reload} />
    </Page>
  );
}

interface StoredPageProps {
  readonly page: ContentPage;
  readonly path: `/api/admin/pages/${string}`;
  readonly onSaved: (page: ContentPage) => void;
  readonly reload: Reload;
}

function StoredPage({ page, path, onSaved, reload }: StoredPageProps): ReactElement {
  const form = useRecordForm({ record: page, draftOf, bodyOf, send: (body) => api.put(path, body), onSaved, reload });
  return <PageForm isNew={false} fields={form} form={form.form} />;
}

function PageActions({ page, path }: Pick<StoredPageProps, 'page' | 'path'>): ReactElement {
  const say = useText();
  const navigate = useNavigate();
  const remove = async (): Promise<void> => {
    const { message } = await api.delete(path);
    notify.good(message);
    navigate(placeOf('content'), { replace: true });
  };
  return (
    <>
      {page.published && (
        <LinkButton external to={page.link}>
          {say('content.view')}
        </LinkButton>
      )}
      <ConfirmButton
        danger
        label={say('kit.delete')}
        title={say('content.delete_title', { name: page.title })}
        question={say('content.delete_question')}
        confirmLabel={say('content.delete_confirm')}
        onConfirm={remove}
      />
    </>
  );
}
