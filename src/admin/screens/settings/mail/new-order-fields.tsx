import type { ReactElement } from 'react';
import { LANGUAGES, SelectField, TextArea, useText } from '#panel';
import type { SectionProps } from '../section-props.js';

/** Recipients and language of emails to staff about new orders. */
export function NewOrderFields({ fields }: Pick<SectionProps, 'fields'>): ReactElement {
  const say = useText();
  return (
    <>
      <TextArea
        {...fields.tied('new_order_mail_to')}
        label={say('settings.new_order_mail_to')}
        hint={say('settings.new_order_mail_to_hint')}
        rows={2}
      />
      <div className="form__short">
        <SelectField
          {...fields.tied('new_order_mail_language')}
          label={say('settings.new_order_mail_language')}
          required
          options={[
            { value: '', label: say('settings.new_order_mail_language_default') },
            ...LANGUAGES.map((language) => ({ value: language, label: say(`kit.languages.${language}`) })),
          ]}
        />
      </div>
    </>
  );
}
