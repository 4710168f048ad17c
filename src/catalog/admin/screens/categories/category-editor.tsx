import { useEffect, type ReactElement } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import {
  api,
  can,
  Card,
  Loading,
  notify,
  placeOf,
  ReadError,
  useForm,
  usePost,
  useRead,
  useSubmit,
  useText,
  type Language,
} from '#panel';
import type { CategoryNode, StoredCategory } from './category.js';
import { CategoryAside } from './category-aside.js';
import { CategoryForm } from './category-form.js';
import { bodyOf, draftOf, newDraft } from './draft.js';
import type { CategoryTreeState } from './use-category-tree.js';

export interface EditorProps {
  readonly tree: CategoryTreeState;
  readonly nodes: readonly CategoryNode[];
  /** Whether something is typed and not saved. */
  readonly onDirty: (dirty: boolean) => void;
}

/** Makes a new category; `?parent=` says below which. */
export function NewCategory({
  tree,
  nodes,
  own,
}: Omit<EditorProps, 'onDirty'> & { readonly own: Language }): ReactElement {
  const say = useText();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const form = useForm(newDraft(search.get('parent') ?? '0'));
  const post = usePost();
  const { submit, busy, error } = useSubmit(async () => {
    const last = nodes.filter(({ parent }) => String(parent) === form.values.parent).length;
    const { data, message } = await post('/api/categories', { ...bodyOf(form.values, own), position: last });
    form.reset(form.values);
    notify.good(message);
    await tree.reload();
    navigate(placeOf('categories', data.id));
  });
  return (
    <Card title={say('categories.new')}>
      <CategoryForm
        nodes={nodes}
        id={null}
        own={own}
        form={form}
        busy={busy}
        error={error}
        onSubmit={() => void submit()}
        onReload={() => undefined}
        readOnly={false}
      />
    </Card>
  );
}

/** Reads a category and lets it be changed. */
export function EditCategory({ id, ...props }: EditorProps & { readonly id: number }): ReactElement {
  const say = useText();
  const { data, error, reload } = useRead(`/api/admin/categories/${id}`);
  if (error)
    return (
      <Card>
        <ReadError
          error={error}
          onRetry={() => void reload()}
          back={{ to: placeOf('categories'), label: say('categories.all') }}
        />
      </Card>
    );
  if (!data || data.id !== id)
    return (
      <Card>
        <Loading />
      </Card>
    );
  return <StoredCategoryCard category={data} reload={reload} {...props} />;
}

function StoredCategoryCard({
  category,
  reload,
  tree,
  nodes,
  onDirty,
}: EditorProps & { readonly category: StoredCategory; readonly reload: () => Promise<void> }): ReactElement {
  const form = useForm(draftOf(category));
  const { follow, dirty } = form;
  useEffect(() => follow(draftOf(category)), [category, follow]);
  useEffect(() => {
    onDirty(dirty);
    return () => onDirty(false);
  }, [dirty, onDirty]);
  // moved in the tree, which is refused while something is typed
  const movedVersion = nodes.find(({ id }) => id === category.id)?.version ?? 0;
  useEffect(() => {
    if (movedVersion > category.version) void reload();
  }, [movedVersion, category.version, reload]);
  const { submit, busy, error, clear } = useSubmit(async () => {
    const { message } = await api.put(`/api/categories/${category.id}`, {
      ...bodyOf(form.values, category.own_language),
      version: category.version,
    });
    form.saved(form.values);
    await Promise.all([reload(), tree.reload()]);
    notify.good(message);
  });
  const startOver = async (): Promise<void> => {
    clear();
    form.discard();
    await Promise.all([reload(), tree.reload()]);
  };
  return (
    <Card
      title={nodes.find(({ id }) => id === category.id)?.name ?? category.name}
      actions={<CategoryAside category={category} nodes={nodes} tree={tree} disabled={dirty} />}
    >
      <CategoryForm
        nodes={nodes}
        id={category.id}
        own={category.own_language}
        form={form}
        busy={busy}
        error={error}
        onSubmit={() => void submit()}
        onReload={() => void startOver()}
        readOnly={!can('manager')}
      />
    </Card>
  );
}
