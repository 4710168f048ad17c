import { useState, type ReactElement } from 'react';
import { ValueColor } from './value-color.js';
import { Badge, Button, Empty, LANGUAGES, SearchField, useText, type Localized, type Schemas } from '#panel';

/** Maximum number of rows shown at once; a search finds the others. */
const SHOWN = 50;

export interface ValueLabelsProps {
  readonly values: ReadonlyArray<Schemas['UsedValueResponse']>;
  readonly drafts: Readonly<Record<string, Localized>>;
  readonly errors?: readonly string[] | undefined;
  readonly onChange: (drafts: Readonly<Record<string, Localized>>) => void;
  /** Colors by value: `#rrggbb`. */
  readonly colors: Readonly<Record<string, string>>;
  readonly onColors: (colors: Readonly<Record<string, string>>) => void;
}

/** Names of an attribute's values, one row per value. */
export function ValueLabels({
  values,
  drafts,
  errors = [],
  onChange,
  colors,
  onColors,
}: ValueLabelsProps): ReactElement {
  const say = useText();
  const [wanted, setWanted] = useState('');
  const [count, setCount] = useState(SHOWN);
  const text = wanted.trim().toLocaleLowerCase();
  const kept = values.filter(
    ({ value, label }) =>
      value in drafts && (value.toLocaleLowerCase().includes(text) || label.toLocaleLowerCase().includes(text)),
  );
  const forget = (gone: string): void =>
    onChange(Object.fromEntries(Object.entries(drafts).filter(([value]) => value !== gone)));
  if (values.length === 0) return <Empty title={say('attributes.no_values')} />;
  return (
    <div className="stack">
      {values.length > 10 && (
        <SearchField label={say('attributes.search_values')} value={wanted} onChange={setWanted} />
      )}
      <ul className="value-labels">
        {kept.slice(0, count).map(({ value, products_count: products }) => (
          <li key={value} className="value-labels__row">
            <div className="value-labels__name">
              <code>{value}</code>
              {products > 0 ? (
                <span className="soft small">{say('attributes.in_products', { count: products })}</span>
              ) : (
                <Badge tone="warn">{say('attributes.unused')}</Badge>
              )}
              {products === 0 && (
                <Button small kind="quiet" onClick={() => forget(value)}>
                  {say('kit.remove')}
                  <span className="unseen"> {value}</span>
                </Button>
              )}
            </div>
            <ValueColor
              value={value}
              color={colors[value] ?? null}
              onChange={(color) => {
                const { [value]: _, ...others } = colors;
                onColors(color === null ? others : { ...others, [value]: color });
              }}
            />
            {LANGUAGES.map((language) => (
              <label key={language} className="value-labels__field">
                <span className="soft small">
                  {say(`kit.languages.${language}`)}
                  <span className="unseen">: {value}</span>
                </span>
                <input
                  lang={language}
                  maxLength={255}
                  value={drafts[value]?.[language] ?? ''}
                  onChange={(event) =>
                    onChange({ ...drafts, [value]: { ...drafts[value], [language]: event.target.value } })
                  }
                />
              </label>
            ))}
          </li>
        ))}
      </ul>
      {kept.length > count && (
        <div>
          <Button onClick={() => setCount(count + SHOWN)}>
            {say('attributes.more_values', { count: kept.length - count })}
          </Button>
        </div>
      )}
      {errors.map((sentence) => (
        <div key={sentence} className="field__errors">
          {sentence}
        </div>
      ))}
    </div>
  );
}
