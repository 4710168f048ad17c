import type { ReactElement } from 'react';
import type { Schemas } from '../../api-types/index.js';
import { session } from '../session/session.js';
import { useText } from '../text/use-text.js';
import { TextArea, TextField } from './inputs.js';

export type Language = Schemas['Language'];
export const LANGUAGES: readonly Language[] = ['en', 'uk', 'ru'];
export type Localized = Readonly<Partial<Record<Language, string>>>;

/** The text in the panel's language, or else in another one; empty if there is none. */
export const inWords = (text: Localized): string =>
  [session.language, ...LANGUAGES].map((language) => text[language]).find((words) => words?.trim()) ?? '';

export interface LocalizedFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: Localized;
  readonly onChange: (value: Localized) => void;
  /** Errors by language, or by `<name>.<language>` as the API names them (then pass `name`). */
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  readonly name: string;
  /** Number of lines; 1 is a single-line input. */
  readonly rows?: number;
  readonly required?: boolean;
  /** Required in these languages only. */
  readonly requiredIn?: readonly Language[];
  readonly maxLength?: number;
}

/** Inputs for one text in each language of the shop, side by side. */
export function LocalizedField({
  label,
  hint,
  value,
  onChange,
  errors = {},
  name,
  rows = 1,
  required = false,
  requiredIn = [],
  maxLength,
}: LocalizedFieldProps): ReactElement {
  const translate = useText();
  const whole = errors[name] ?? [];
  return (
    <fieldset className={whole.length > 0 ? 'localized field--wrong' : 'localized'}>
      <legend>{label}</legend>
      {hint && <p className="field__hint">{hint}</p>}
      <div className="localized__columns">
        {LANGUAGES.map((language) => {
          const common = {
            label: translate(`kit.languages.${language}`),
            value: value[language] ?? '',
            lang: language,
            name: `${name}.${language}`,
            errors: errors[`${name}.${language}`] ?? errors[language],
            required: required || requiredIn.includes(language),
            ...(maxLength && { maxLength }),
            onChange: (text: string) => onChange({ ...value, [language]: text }),
          };
          return rows === 1 ? (
            <TextField key={language} {...common} />
          ) : (
            <TextArea key={language} {...common} rows={rows} />
          );
        })}
      </div>
      {whole.map((sentence) => (
        <div key={sentence} className="field__errors">
          {sentence}
        </div>
      ))}
    </fieldset>
  );
}
