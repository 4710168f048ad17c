import type { ReactElement } from 'react';
import { Checkbox, LANGUAGES, SelectField, useText, type Language } from '#panel';

export interface LanguagesFieldProps {
  readonly own: Language;
  readonly offered: readonly Language[];
  readonly fields: Readonly<Record<string, readonly string[]>>;
  readonly onChange: (languages: {
    readonly default_language?: Language;
    readonly languages: readonly Language[];
  }) => void;
}

/** Languages that customers may choose, and the default one, which is always offered. */
export function LanguagesField({ own, offered, fields, onChange }: LanguagesFieldProps): ReactElement {
  const say = useText();
  const inOrder = (chosen: ReadonlySet<Language>): Language[] =>
    [...offered, ...LANGUAGES.filter((language) => !offered.includes(language))].filter((language) =>
      chosen.has(language),
    );
  const choose = (language: Language, is: boolean): void => {
    const chosen = new Set(offered);
    if (is) chosen.add(language);
    else chosen.delete(language);
    onChange({ languages: inOrder(chosen) });
  };
  return (
    <>
      <SelectField
        label={say('settings.default_language')}
        hint={say('settings.default_language_hint')}
        required
        name="default_language"
        value={own}
        errors={fields['default_language']}
        options={LANGUAGES.map((language) => ({ value: language, label: say(`kit.languages.${language}`) }))}
        onChange={(language) =>
          onChange({ default_language: language, languages: inOrder(new Set([...offered, language])) })
        }
      />
      <fieldset>
        <legend>{say('settings.languages')}</legend>
        <p className="field__hint">{say('settings.languages_hint')}</p>
        {LANGUAGES.map((language) => (
          <Checkbox
            key={language}
            name={`languages.${language}`}
            label={say(`kit.languages.${language}`)}
            checked={offered.includes(language)}
            disabled={language === own}
            onChange={(is) => choose(language, is)}
          />
        ))}
        {(fields['languages'] ?? []).map((sentence) => (
          <div key={sentence} className="field__errors">
            {sentence}
          </div>
        ))}
      </fieldset>
    </>
  );
}
