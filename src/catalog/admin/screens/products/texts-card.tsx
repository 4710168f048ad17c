import { useEffect, useState, type ReactElement } from 'react';
import { Card, format, LANGUAGES, session, TextArea, TextField, useText, type Language } from '#panel';
import { TEXT_NAMES, type Product, type TextName } from './product.js';
import { isOwn, type ProductValues } from './product-values.js';

type Errors = Readonly<Record<string, readonly string[]>>;

export interface TextsCardProps {
  readonly texts: ProductValues['texts'];
  readonly product: Product | null;
  readonly errors: Errors;
  readonly onChange: (texts: ProductValues['texts']) => void;
}

/** Languages, the shop's default language first. */
const ORDER = [...LANGUAGES].sort((a, b) => Number(b === session.shop.language) - Number(a === session.shop.language));

/** Name and descriptions in every language: side by side if they fit, otherwise one language at a time. */
export function TextsCard({ texts, product, errors, onChange }: TextsCardProps): ReactElement {
  const say = useText();
  const [shown, setShown] = useState<Language>(ORDER[0]!);
  const errorsOf = (language: Language, name: TextName): readonly string[] =>
    errors[isOwn(product, language, name) ? name : `translations.${language}.${name}`] ?? [];
  const isWrong = (language: Language): boolean => TEXT_NAMES.some((name) => errorsOf(language, name).length > 0);
  useEffect(() => {
    const wrong = ORDER.find(isWrong);
    if (wrong) setShown(wrong);
    // The effect depends on the errors alone: it runs when the API has answered, not while the user types.
  }, [errors]);
  return (
    <Card title={say('products.texts.title')}>
      <p className="soft">{say('products.texts.fallback', { language: format.language(session.shop.language) })}</p>
      <div className="segments product-languages" role="group" aria-label={say('products.texts.language')}>
        {ORDER.map((language) => (
          <button key={language} type="button" aria-pressed={language === shown} onClick={() => setShown(language)}>
            {say(`kit.languages.${language}`)}
            {isWrong(language) && <span className="product-languages__wrong"> {say('products.texts.wrong')}</span>}
          </button>
        ))}
      </div>
      <div className="product-texts">
        {ORDER.map((language) => {
          const of = (name: TextName, longest: number) => ({
            label: say(`products.texts.${name}`),
            value: texts[language][name],
            lang: language,
            maxLength: longest,
            name: `${language}.${name}`,
            errors: errorsOf(language, name),
            required: name === 'name' && isOwn(product, language, name),
            onChange: (text: string) => onChange({ ...texts, [language]: { ...texts[language], [name]: text } }),
          });
          return (
            <fieldset
              key={language}
              className={
                language === shown ? 'stack product-texts__one product-texts__one--shown' : 'stack product-texts__one'
              }
            >
              <legend>{say(`kit.languages.${language}`)}</legend>
              <TextField {...of('name', 255)} />
              <TextArea {...of('short_description', 2_000)} rows={3} />
              <TextArea {...of('description', 50_000)} rows={8} />
            </fieldset>
          );
        })}
      </div>
    </Card>
  );
}
