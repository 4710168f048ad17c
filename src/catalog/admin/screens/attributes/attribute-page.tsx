import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  api,
  Card,
  ConfirmButton,
  Form,
  LANGUAGES,
  Loading,
  LocalizedField,
  notify,
  NumberField,
  Page,
  placeOf,
  ReadError,
  useRead,
  useRecordForm,
  useText,
  type Data,
  type Localized,
  type Reload,
  type Sent,
} from '#panel';
import { ValueLabels } from './value-labels.js';

type Attribute = Data<'getUsedAttribute'>;

interface Draft {
  readonly labels: Localized;
  readonly position: number | null;
  /** Names by value. Values that no longer exist are left out. */
  readonly values: Readonly<Record<string, Localized>>;
  /** Colors by value: `#rrggbb`. */
  readonly colors: Readonly<Record<string, string>>;
}

const draftOf = ({ labels, position, values }: Attribute): Draft => ({
  labels,
  position,
  values: Object.fromEntries(values.map((value) => [value.value, value.labels])),
  colors: Object.fromEntries(values.flatMap(({ value, color }) => (color ? [[value, color]] : []))),
});

const filled = (labels: Localized): Localized =>
  Object.fromEntries(
    LANGUAGES.filter((language) => labels[language]?.trim()).map((language) => [language, labels[language]!.trim()]),
  );

function bodyOf({ labels, position, values, colors }: Draft): Sent<'saveAttribute'> {
  const named = Object.entries(values)
    .map(([value, words]) => [value, filled(words)] as const)
    .filter(([, words]) => Object.keys(words).length > 0);
  return {
    labels: filled(labels),
    position: position ?? 0,
    value_labels: Object.fromEntries(named),
    value_colors: Object.fromEntries(Object.entries(colors).filter(([value]) => value in values)),
  };
}

/** Names of an attribute and of its values. */
export function AttributePage({ name }: { readonly name: string }): ReactElement {
  const say = useText();
  const path = `/api/admin/attributes/${encodeURIComponent(name)}` as const;
  const { data, error, reload } = useRead(path);
  const back = { to: placeOf('attributes'), label: say('attributes.title') };
  return (
    <Page
      title={data?.label ?? name}
      back={back}
      {...(data && { intro: say('attributes.used', { count: data.products_count }) })}
    >
      {error && !data ? (
        <ReadError error={error} onRetry={() => void reload()} back={back} />
      ) : !data ? (
        <Card>
          <Loading />
        </Card>
      ) : (
        <AttributeForm key={data.name} attribute={data} reload={reload} />
      )}
    </Page>
  );
}

function AttributeForm({
  attribute,
  reload,
}: {
  readonly attribute: Attribute;
  readonly reload: Reload;
}): ReactElement {
  const say = useText();
  const navigate = useNavigate();
  const path = `/api/attributes/${encodeURIComponent(attribute.name)}` as const;
  const {
    values: draft,
    set,
    form,
  } = useRecordForm({ record: attribute, draftOf, bodyOf, send: (body) => api.put(path, body), reload });
  const fields = form.error?.fields ?? {};
  const remove = async (): Promise<void> => {
    await api.delete(path);
    notify.good(say('attributes.removed'));
    navigate(placeOf('attributes'));
  };
  const isUnused = attribute.products_count === 0 && attribute.version > 0;
  return (
    <Form
      {...form}
      submitLabel={say('kit.save')}
      aside={
        isUnused && (
          <ConfirmButton
            label={say('attributes.remove')}
            kind="quiet"
            danger
            title={say('attributes.remove_title', { name: attribute.label })}
            question={say('attributes.remove_question')}
            onConfirm={remove}
          />
        )
      }
    >
      <Card title={say('attributes.label')}>
        <LocalizedField
          label={say('attributes.labels')}
          name="labels"
          maxLength={255}
          hint={say('attributes.labels_hint', { name: attribute.name })}
          value={draft.labels}
          onChange={(labels) => set('labels', labels)}
          errors={fields}
        />
        <div className="form__row">
          <NumberField
            label={say('attributes.position')}
            hint={say('attributes.position_hint')}
            required
            min={0}
            max={1_000_000}
            value={draft.position}
            onChange={(position) => set('position', position)}
            errors={fields['position']}
          />
        </div>
      </Card>
      <Card title={say('attributes.values')}>
        <ValueLabels
          values={attribute.values}
          drafts={draft.values}
          errors={fields['value_labels']}
          onChange={(values) => set('values', values)}
          colors={draft.colors}
          onColors={(colors) => set('colors', colors)}
        />
      </Card>
    </Form>
  );
}
