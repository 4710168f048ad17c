import type { ReactElement } from 'react';
import {
  Card,
  Checkbox,
  Form,
  SelectField,
  TextField,
  useText,
  type ApiError,
  type FormState,
  type NewForm,
} from '#panel';
import { KINDS } from './content-page.js';
import type { PageDraft } from './draft.js';
import { PageTexts } from './page-texts.js';
import './content.css';

export interface PageFormProps {
  readonly isNew: boolean;
  readonly fields: FormState<PageDraft>;
  readonly form: NewForm<PageDraft>['form'];
}

/** Text, position and state of a page. */
export function PageForm({ isNew, fields: { values, set }, form }: PageFormProps): ReactElement {
  const say = useText();
  const { error } = form;
  const errors = error?.fields ?? {};
  const kinds = [
    { value: '' as const, label: say('content.no_kind') },
    ...KINDS.map((kind) => ({ value: kind, label: say(`content.kinds.${kind}`) })),
  ];
  return (
    <Form {...form} submitLabel={say(isNew ? 'content.create' : 'kit.save')}>
      <Card title={say('content.text')}>
        <PageTexts texts={values.texts} errors={errors} onChange={(texts) => set('texts', texts)} />
      </Card>
      <Card title={say('content.place')}>
        <div className="form__row">
          <TextField
            label={say('content.slug')}
            name="slug"
            maxLength={120}
            required={!isNew}
            hint={say(isNew ? 'content.slug_hint_new' : 'content.slug_hint')}
            value={values.slug}
            onChange={(slug) => set('slug', slug)}
            errors={errors['slug'] ?? errorKeys(error, 'slug_taken')}
          />
          <SelectField
            label={say('content.kind')}
            name="kind"
            required
            options={kinds}
            hint={say(values.kind ? `content.kind_hints.${values.kind}` : 'content.no_kind_hint')}
            value={values.kind}
            onChange={(kind) => set('kind', kind)}
            errors={errors['kind'] ?? errorKeys(error, 'page_kind_taken')}
          />
        </div>
        <Checkbox
          toggle
          label={say('content.publish')}
          hint={say('content.publish_hint')}
          checked={values.published}
          onChange={(published) => set('published', published)}
          errors={errors['published']}
        />
      </Card>
    </Form>
  );
}

const errorKeys = (error: ApiError | null, code: string): readonly string[] | undefined =>
  error?.code === code ? [error.message] : undefined;
