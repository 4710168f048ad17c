import { Fragment, useEffect, useState, type FocusEvent, type ReactElement, type ReactNode } from 'react';
import type { Reload } from '../api/use-read.js';
import { Form } from '../form/form.js';
import { useRecordForm } from '../form/use-record-form.js';
import { Card } from '../layout/parts.js';
import { useText } from '../text/use-text.js';
import { useAfterPress } from './after-press.js';
import { changesOf, errorsOf, valuesOf } from './draft.js';
import { SettingInput } from './setting-input.js';
import './settings-form.css';
import type { Around, FieldSentences, SettingField, SettingsRecord, SettingTools, SettingValues } from './types.js';

export interface SettingsFormProps<R extends SettingsRecord> {
  readonly record: R;
  /** Sends the changes with the version that was read. */
  readonly save: (changes: SettingValues) => Promise<{ readonly data: R; readonly message: string }>;
  readonly onSaved: (record: R) => void;
  /** Offered if another administrator has changed the record. */
  readonly onReload: Reload;
  readonly readOnly?: boolean;
  /** Wraps or replaces a field. */
  readonly around?: Around;
  /** Called with the changes that would be sent now; null without changes. */
  readonly onDraft?: (changes: SettingValues | null) => void;
  /** Errors known before sending; not shown at the field that has the focus. */
  readonly errors?: FieldSentences;
  readonly aside?: ReactNode;
}

/**
 * A form of declared settings. Sends the changed values with the version that was read, so that no other change is
 * overwritten.
 */
export function SettingsForm<R extends SettingsRecord>(props: SettingsFormProps<R>): ReactElement {
  const { record, save, onSaved, onReload, readOnly = false, around = {}, onDraft, errors: early = {}, aside } = props;
  const translate = useText();
  const { values, stored, set, change, form } = useRecordForm({
    record,
    draftOf: valuesOf,
    bodyOf: (typed, before): SettingValues => changesOf(before, typed) ?? {},
    send: save,
    onSaved,
    reload: onReload,
  });
  const [typing, setTyping] = useState('');
  const afterPress = useAfterPress();
  const changes = changesOf(stored, values);
  const draft = JSON.stringify(changes);
  useEffect(() => onDraft?.(JSON.parse(draft) as SettingValues | null), [draft, onDraft]);

  const fieldErrors = form.error?.fields ?? {};
  const soon = Object.fromEntries(
    Object.entries(early).filter(([field]) => field !== typing && !(field in fieldErrors)),
  );
  const errors: FieldSentences = { ...fieldErrors, ...soon };
  const draw = (field: SettingField): ReactElement => {
    const { name } = field;
    const tools: SettingTools = {
      field,
      value: values[name],
      set: (value) => set(name, value),
      change,
      values,
      errors: errorsOf(name, errors),
      readOnly,
    };
    const input = <SettingInput tools={tools} filled={record[`${name}_filled`] === true} />;
    return <Fragment key={name}>{around[name]?.(input, tools) ?? input}</Fragment>;
  };
  const fieldsOf = (names: readonly string[]): SettingField[] =>
    names.flatMap((name) => record.fields.filter((field) => field.name === name));

  return (
    <div
      className={changes === null ? 'settings-form' : 'settings-form settings-form--changed'}
      onFocus={(event) => {
        const name = nameOf(event);
        afterPress(() => setTyping(name));
      }}
      onBlur={() => afterPress(() => setTyping(''))}
    >
      <SettingsFrame
        readOnly={readOnly}
        form={(children) => (
          <Form
            {...form}
            submitLabel={translate('kit.save')}
            disabled={changes === null}
            aside={
              <>
                {changes !== null && <span className="soft">{translate('settings-form.unsaved')}</span>}
                {aside}
              </>
            }
          >
            {children}
          </Form>
        )}
      >
        {record.sections.map(({ title, settings }) => (
          <Card key={settings[0] ?? title} title={title}>
            {fieldsOf(settings).map(draw)}
          </Card>
        ))}
      </SettingsFrame>
    </div>
  );
}

/** Users who may only read have no form to submit. */
const SettingsFrame = ({
  readOnly,
  form,
  children,
}: {
  readonly readOnly: boolean;
  readonly form: (children: ReactNode) => ReactElement;
  readonly children: ReactNode;
}): ReactElement => (readOnly ? <div className="form">{children}</div> : form(children));

const nameOf = ({ target }: FocusEvent): string =>
  target instanceof HTMLElement ? (target.getAttribute('name') ?? '') : '';
