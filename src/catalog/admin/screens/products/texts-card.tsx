import { useEffect, useState, type ReactElement } from 'react';
import { Card, format, LANGUAGES, MarkdownField, session, TextArea, TextField, useText, type Language } from '#panel';
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

/** Name and descriptions, one language at a time. */
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
  const of = (name: TextName, longest: number) => ({
    label: say(`products.texts.${name}`),
    value: texts[shown][name],
    lang: shown,
    maxLength: longest,
    name: `${shown}.${name}`,
    errors: errorsOf(shown, name),
    required: name === 'name' && isOwn(product, shown, name),
    onChange: (text: string) => onChange({ ...texts, [shown]: { ...texts[shown], [name]: text } }),
  });
  return (
    <Card title={say('products.texts.title')}>
      <p className="soft">{say('products.texts.fallback', { language: format.language(session.shop.language) })}</p>
      <div className="segments" role="group" aria-label={say('products.texts.language')}>
        {ORDER.map((language) => (
          <button key={language} type="button" aria-pressed={language === shown} onClick={() => setShown(language)}>
            {say(`kit.languages.${language}`)}
            {isWrong(language) ? (
              <span className="product-languages__wrong"> {say('products.texts.wrong')}</span>
            ) : (
              texts[language].name.trim() === '' && <span className="soft"> {say('products.texts.none')}</span>
            )}
          </button>
        ))}
      </div>
      <fieldset key={shown} className="stack">
        <legend className="unseen">{say(`kit.languages.${shown}`)}</legend>
        <TextField {...of('name', 255)} />
        <TextArea {...of('short_description', 2_000)} rows={3} />
        <MarkdownField {...of('description', 50_000)} rows={8} breaks />
      </fieldset>
    </Card>
  );
}
