import type { ReactElement } from 'react';
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
  type NewForm,
  PictureField,
} from '#panel';
import type { CategoryNode } from './category.js';
import type { CategoryDraft } from './draft.js';
import { rowsOf, withDescendants } from './tree.js';

export interface CategoryFormProps {
  readonly nodes: readonly CategoryNode[];
  /** Null for a new category. */
  readonly id: number | null;
  /** The language in which a name is required. */
  readonly own: Language;
  readonly fields: FormState<CategoryDraft>;
  readonly form: NewForm<CategoryDraft>['form'];
  readonly readOnly: boolean;
}

/** The fields of a category. */
export function CategoryForm({
  nodes,
  id,
  own,
  fields: { values, set },
  form,
  readOnly,
}: CategoryFormProps): ReactElement {
  const say = useText();
  const { error } = form;
  const errors = error?.fields ?? {};
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
        errors={localizedErrors(errors, 'name', own)}
      />
      <div className="form__row">
        <SelectField
          label={say('categories.parent')}
          name="parent"
          required
          value={values.parent}
          onChange={(parent) => set('parent', parent)}
          errors={errors['parent']}
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
          errors={errors['alias'] ?? takenAlias(error)}
        />
      </div>
      <Checkbox
        toggle
        label={say('categories.published')}
        hint={say('categories.published_hint')}
        checked={values.published}
        onChange={(published) => set('published', published)}
        errors={errors['published']}
      />
      <LocalizedField
        label={say('categories.description')}
        name="description"
        rows={4}
        value={values.description}
        onChange={(description) => set('description', description)}
        errors={localizedErrors(errors, 'description', own)}
      />
      <PictureField
        label={say('categories.picture')}
        value={values.image}
        onChange={(image) => set('image', image)}
        errors={errors['image']}
      />
    </>
  );
  if (readOnly)
    return (
      <fieldset className="form" disabled>
        {content}
      </fieldset>
    );
  return (
    <Form {...form} submitLabel={say(id === null ? 'categories.create' : 'kit.save')}>
      {content}
    </Form>
  );
}

const takenAlias = (error: ApiError | null): readonly string[] | undefined =>
  error?.code === 'alias_taken' ? [error.message] : undefined;

/** The API reports errors of translations by their path, and those of the category's own texts by the field alone. */
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
