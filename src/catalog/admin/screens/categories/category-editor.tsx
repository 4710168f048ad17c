import { useEffect, type ReactElement } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import {
  api,
  can,
  Card,
  ErrorBox,
  Loading,
  notify,
  placeOf,
  ReadError,
  useNewForm,
  usePost,
  useRead,
  useRecordForm,
  useText,
  type Language,
  type Reload,
} from '#panel';
import type { CategoryNode, StoredCategory } from './category.js';
import { CategoryAside } from './category-aside.js';
import { CategoryForm } from './category-form.js';
import { bodyOf, draftOf, newDraft } from './draft.js';
import type { CategoryTreeState } from './use-category-tree.js';

export interface EditorProps {
  readonly tree: CategoryTreeState;
  readonly nodes: readonly CategoryNode[];
  /** Reports whether the form has unsaved changes. */
  readonly onDirty: (dirty: boolean) => void;
}

/** Creates a category below the category that `?parent=` names. */
export function NewCategory({
  tree,
  nodes,
  own,
}: Omit<EditorProps, 'onDirty'> & { readonly own: Language }): ReactElement {
  const say = useText();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const post = usePost();
  const form = useNewForm({
    initial: newDraft(search.get('parent') ?? '0'),
    save: (values) => {
      const last = nodes.filter(({ parent }) => String(parent) === values.parent).length;
      return post('/api/categories', { ...bodyOf(values, own), position: last });
    },
    onSaved: async ({ data, message }) => {
      notify.good(message);
      await tree.reload();
      navigate(placeOf('categories', data.id));
    },
  });
  return (
    <Card title={say('categories.new')}>
      <CategoryForm nodes={nodes} id={null} own={own} fields={form} form={form.form} readOnly={false} />
    </Card>
  );
}

/** Loads a category and edits it. */
export function EditCategory({ id, ...props }: EditorProps & { readonly id: number }): ReactElement {
  const say = useText();
  const { data, error, reload } = useRead(`/api/admin/categories/${id}`);
  if (error && !data)
    return (
      <Card>
        <ReadError
          error={error}
          onRetry={() => void reload()}
          back={{ to: placeOf('categories'), label: say('categories.all') }}
        />
      </Card>
    );
  if (!data)
    return (
      <Card>
        <Loading />
      </Card>
    );
  return (
    <>
      {error && <ErrorBox error={error} onRetry={() => void reload()} />}
      <StoredCategoryCard category={data} reload={reload} {...props} />
    </>
  );
}

function StoredCategoryCard({
  category,
  reload,
  tree,
  nodes,
  onDirty,
}: EditorProps & { readonly category: StoredCategory; readonly reload: Reload }): ReactElement {
  const reloadAll = async (): ReturnType<Reload> => (await Promise.all([reload(), tree.reload()]))[0];
  const form = useRecordForm({
    record: category,
    draftOf,
    bodyOf: (values) => bodyOf(values, category.own_language),
    send: (body) => api.put(`/api/categories/${category.id}`, body),
    reload: reloadAll,
  });
  const { dirty } = form;
  useEffect(() => {
    onDirty(dirty);
    return () => onDirty(false);
  }, [dirty, onDirty]);
  // A move in the tree increments the version. Moves are disabled while the form has unsaved changes.
  const movedVersion = nodes.find(({ id }) => id === category.id)?.version ?? 0;
  useEffect(() => {
    if (movedVersion > category.version) void reload();
  }, [movedVersion, category.version, reload]);
  return (
    <Card
      title={nodes.find(({ id }) => id === category.id)?.name ?? category.name}
      actions={<CategoryAside category={category} nodes={nodes} tree={tree} disabled={dirty} />}
    >
      <CategoryForm
        nodes={nodes}
        id={category.id}
        own={category.own_language}
        fields={form}
        form={form.form}
        readOnly={!can('manager')}
      />
    </Card>
  );
}
