import { useState, type KeyboardEvent, type ReactElement } from 'react';
import { Button, TextField, useText, newRowKey } from '#panel';
import { useAttributeNames } from './attribute-suggestions.js';
import { axesOf, missingCombinations, valuesIn } from './combine.js';
import type { VariantValue } from './product-values.js';

/** Maximum number of variants of a product. */
const MOST = 200;

interface Line {
  readonly key: string;
  readonly attribute: string;
  readonly text: string;
}

export interface CombinationMakerProps {
  readonly variants: readonly VariantValue[];
  readonly onMade: (made: readonly VariantValue[]) => void;
}

/** Creates a variant for every combination of values: sizes S, M and colors red, blue make four. */
export function CombinationMaker({ variants, onMade }: CombinationMakerProps): ReactElement {
  const say = useText();
  const { names } = useAttributeNames();
  const [lines, setLines] = useState<readonly Line[]>(() => {
    const known = axesOf(variants).map(({ key, attribute, values }) => ({ key, attribute, text: values.join(', ') }));
    return known.length > 0 ? known : [{ key: newRowKey(), attribute: '', text: '' }];
  });
  const missing = missingCombinations(
    lines.map(({ key, attribute, text }) => ({ key, attribute, values: valuesIn(text) })),
    variants,
  );
  const tooMany = variants.length + missing.length > MOST;
  const set = (key: string, some: Partial<Line>): void =>
    setLines(lines.map((line) => (line.key === key ? { ...line, ...some } : line)));
  const make = (): void => {
    if (missing.length > 0 && !tooMany) onMade(missing);
  };
  // Enter creates the variants and does not save the product
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    make();
  };
  return (
    <fieldset className="product-combinations" onKeyDown={onKeyDown}>
      <legend>{say('products.variants.combine')}</legend>
      <p className="soft">{say('products.variants.combine_hint')}</p>
      {lines.map(({ key, attribute, text }, index) => (
        <fieldset key={key} className="product-row">
          <legend className="unseen">{say('products.attributes.nth', { number: index + 1 })}</legend>
          <TextField
            required
            label={say('products.attributes.attribute')}
            value={attribute}
            list={names}
            maxLength={64}
            onChange={(value) => set(key, { attribute: value })}
          />
          <TextField
            required
            label={say('products.variants.values')}
            value={text}
            onChange={(value) => set(key, { text: value })}
            hint={say('products.variants.values_hint')}
          />
          {lines.length > 1 && (
            <Button kind="quiet" onClick={() => setLines(lines.filter((line) => line.key !== key))}>
              {say('kit.remove')}
              <span className="unseen"> {attribute}</span>
            </Button>
          )}
        </fieldset>
      ))}
      {tooMany && (
        <p className="warn-box" role="status">
          {say('products.variants.too_many', { most: MOST })}
        </p>
      )}
      <div className="actions">
        <Button disabled={missing.length === 0 || tooMany} onClick={make}>
          {say('products.variants.make', { count: missing.length })}
        </Button>
        <Button
          kind="quiet"
          disabled={lines.length >= 5}
          onClick={() => setLines([...lines, { key: newRowKey(), attribute: '', text: '' }])}
        >
          {say('products.variants.another')}
        </Button>
      </div>
    </fieldset>
  );
}
