import type { ReactElement } from 'react';
import { Checkbox, TextField } from '../form/inputs.js';
import { useText } from '../text/use-text.js';
import type { SettingTools } from './types.js';

/** A secret that can be set but not read: the stored one is kept unless something is typed, or it is removed. */
export function SecretField({
  tools: { field, value, set, errors, readOnly },
  filled,
}: {
  readonly tools: SettingTools;
  readonly filled: boolean;
}): ReactElement {
  const translate = useText();
  const removed = value === '';
  return (
    <div className="stack">
      <TextField
        type="password"
        autoComplete="new-password"
        name={field.name}
        label={field.label}
        required={field.required}
        disabled={readOnly || removed}
        hint={[field.help, translate(filled ? 'settings-form.secret_stored' : 'settings-form.secret_empty')]
          .filter(Boolean)
          .join(' ')}
        errors={errors[field.name]}
        value={typeof value === 'string' ? value : ''}
        onChange={(text) => set(text === '' ? undefined : text)}
      />
      {filled && !readOnly && (
        <Checkbox
          label={translate('settings-form.secret_remove', { name: field.label })}
          checked={removed}
          onChange={(remove) => set(remove ? '' : undefined)}
        />
      )}
    </div>
  );
}
