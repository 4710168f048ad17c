import type { ReactElement } from 'react';
import { LANGUAGES, SelectField, TextArea, useText } from '#panel';
import type { SettingsDraft } from './shop-settings.js';

interface NewOrderFieldsProps {
  readonly values: SettingsDraft;
  readonly fields: Readonly<Record<string, readonly string[]>>;
  readonly onChange: (changes: Partial<SettingsDraft>) => void;
}

/** Recipients and language of emails to staff about new orders. */
export function NewOrderFields({ values, fields, onChange }: NewOrderFieldsProps): ReactElement {
  const say = useText();
  return (
    <div className="form__row">
      <TextArea
        label={say('settings.new_order_mail_to')}
        hint={say('settings.new_order_mail_to_hint')}
        name="new_order_mail_to"
        rows={2}
        value={values.new_order_mail_to}
        onChange={(new_order_mail_to) => onChange({ new_order_mail_to })}
        errors={fields['new_order_mail_to']}
      />
      <SelectField
        label={say('settings.new_order_mail_language')}
        required
        name="new_order_mail_language"
        value={values.new_order_mail_language}
        onChange={(new_order_mail_language) => onChange({ new_order_mail_language })}
        options={[
          { value: '', label: say('settings.new_order_mail_language_default') },
          ...LANGUAGES.map((language) => ({ value: language, label: say(`kit.languages.${language}`) })),
        ]}
        errors={fields['new_order_mail_language']}
      />
    </div>
  );
}
