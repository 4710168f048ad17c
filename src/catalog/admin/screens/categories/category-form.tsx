import type { ReactElement, ReactNode } from 'react';
import {
  Checkbox,
  Form,
  format,
  LocalizedField,
  SelectField,
  TextField,
  useText,
  type ApiError,
  type FormState,
  type Language,
} from '#panel';
import type { CategoryNode } from './category.js';
import type { CategoryDraft } from './draft.js';
import { PictureField } from './picture-field.js';
import { rowsOf, withDescendants } from './tree.js';

export interface CategoryFormProps {
  readonly nodes: readonly CategoryNode[];
  /** null: a new one. */
  readonly id: number | null;
  /** Whose name is needed. */
  readonly own: Language;
  readonly form: FormState<CategoryDraft>;
  readonly busy: boolean;
  readonly error: ApiError | null;
  readonly onSubmit: () => void;
  readonly onReload: () => void;
  readonly readOnly: boolean;
  readonly aside?: ReactNode;
}

/** The fields of a category. */
export function CategoryForm({
  nodes,
  id,
  own,
  form: { values, set },
  busy,
  error,
  onSubmit,
  onReload,
  readOnly,
  aside,
}: CategoryFormProps): ReactElement {
  const say = useText();
  const fields = error?.fields ?? {};
  const inner = id === null ? new Set<number>() : withDescendants(nodes, id);
  const parents = rowsOf(nodes, () => true)
    .filter(({ node }) => !inner.has(node.id))
    .map(({ node, depth }) => ({ value: String(node.id), label: `${'\u00a0\u00a0\u00a0'.repeat(depth)}${node.name}` }));
  const content = (
    <>
      <LocalizedField
        label={say('categories.name')}
        name="name"
        requiredIn={[own]}
        maxLength={255}
        hint={say('categories.name_hint', { language: format.language(own) })}
        value={values.name}
        onChange={(name) => set('name', name)}
        errors={localizedErrors(fields, 'name', own)}
      />
      <div className="form__row">
        <SelectField
          label={say('categories.parent')}
          name="parent"
          required
          value={values.parent}
          onChange={(parent) => set('parent', parent)}
          errors={fields['parent']}
          options={[{ value: '0', label: say('categories.top') }, ...parents]}
        />
        <TextField
          label={say('categories.alias')}
          name="alias"
          maxLength={120}
          required={id !== null}
          hint={say(id === null ? 'categories.alias_hint_new' : 'categories.alias_hint')}
          value={values.alias}
          onChange={(alias) => set('alias', alias)}
          errors={fields['alias'] ?? takenAlias(error)}
        />
      </div>
      <Checkbox
        toggle
        label={say('categories.published')}
        hint={say('categories.published_hint')}
        checked={values.published}
        onChange={(published) => set('published', published)}
        errors={fields['published']}
      />
      <LocalizedField
        label={say('categories.description')}
        name="description"
        rows={4}
        value={values.description}
        onChange={(description) => set('description', description)}
        errors={localizedErrors(fields, 'description', own)}
      />
      <PictureField value={values.image} onChange={(image) => set('image', image)} errors={fields['image']} />
    </>
  );
  if (readOnly)
    return (
      <fieldset className="form" disabled>
        {content}
      </fieldset>
    );
  return (
    <Form
      onSubmit={onSubmit}
      busy={busy}
      error={error}
      onReload={onReload}
      submitLabel={say(id === null ? 'categories.create' : 'kit.save')}
      aside={aside}
    >
      {content}
    </Form>
  );
}

const takenAlias = (error: ApiError | null): readonly string[] | undefined =>
  error?.code === 'alias_taken' ? [error.message] : undefined;

/** The service names translations by their path, and the own words by the field alone. */
function localizedErrors(
  fields: Readonly<Record<string, readonly string[]>>,
  name: string,
  own: Language,
): Record<string, readonly string[]> {
  const localized = Object.entries(fields).map(([field, sentences]) => {
    if (field === name) return [`${name}.${own}`, sentences] as const;
    const [, language, member] = field.split('.');
    return [member === name ? `${name}.${language}` : field, sentences] as const;
  });
  return Object.fromEntries(localized);
}
