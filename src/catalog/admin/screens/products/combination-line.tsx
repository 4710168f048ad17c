import { useEffect, type ReactElement } from 'react';
import { Button, Combobox, optionOf, TextField, useText } from '#panel';
import { useAttributeNames, useValueSuggestions } from './attribute-suggestions.js';
import { valuesIn } from './combine.js';

/** Number of suggested values below the field. */
const SUGGESTED = 12;

/** An attribute with its values as typed, separated by commas, and as stored. */
export interface Line {
  readonly key: string;
  readonly attribute: string;
  readonly text: string;
  readonly values: readonly string[];
}

export interface CombinationLineProps {
  readonly line: Line;
  readonly legend: string;
  readonly onChange: (some: Partial<Line>) => void;
  /** Undefined if this is the only line, which cannot be removed. */
  readonly onRemove: (() => void) | undefined;
}

/** Selects an attribute and the values of new variants; each known value has a button that adds it. */
export function CombinationLine({ line, legend, onChange, onRemove }: CombinationLineProps): ReactElement {
  const say = useText();
  const { attribute, text } = line;
  const { names } = useAttributeNames();
  const { options, want } = useValueSuggestions(attribute);
  const isKnown = names.some(({ value }) => value === attribute);
  const typed = valuesIn(text);
  const stored = [...new Set(typed.map((value) => optionOf(options, value)?.value ?? value))];
  const unused = options.filter(({ value }) => !stored.includes(value)).slice(0, SUGGESTED);
  useEffect(() => {
    if (isKnown) want();
  }, [attribute, isKnown]);
  // A typed translation is replaced by the value that it translates, as soon as the values are loaded.
  useEffect(() => onChange({ values: stored }), [JSON.stringify(stored)]);
  return (
    <fieldset className="product-row">
      <legend className="unseen">{legend}</legend>
      <Combobox
        required
        label={say('products.attributes.attribute')}
        value={attribute}
        options={names}
        maxLength={64}
        onChange={(value) => onChange({ attribute: value })}
      />
      <div className="field">
        <TextField
          required
          label={say('products.variants.values')}
          value={text}
          onChange={(value) => onChange({ text: value })}
          hint={say('products.variants.values_hint')}
        />
        {unused.length > 0 && (
          <div className="product-values" role="group" aria-label={say('products.variants.known_values')}>
            {unused.map(({ value, label }) => (
              <Button key={value} small onClick={() => onChange({ text: [...typed, label].join(', ') })}>
                <span aria-hidden="true">+ </span>
                {label}
              </Button>
            ))}
          </div>
        )}
      </div>
      {onRemove && (
        <Button kind="quiet" onClick={onRemove}>
          {say('kit.remove')}
          <span className="unseen"> {attribute}</span>
        </Button>
      )}
    </fieldset>
  );
}
