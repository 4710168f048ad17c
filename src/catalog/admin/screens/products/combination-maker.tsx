import { useState, type KeyboardEvent, type ReactElement } from 'react';
import { Button, newRowKey, NumberField, useText } from '#panel';
import { CombinationLine, type Line } from './combination-line.js';
import { axesOf, missingCombinations } from './combine.js';
import type { VariantValue } from './product-values.js';

/** Maximum number of variants of a product. */
const MOST = 200;

const emptyLine = (): Line => ({ key: newRowKey(), attribute: '', text: '', values: [] });

export interface CombinationMakerProps {
  readonly variants: readonly VariantValue[];
  readonly onMade: (made: readonly VariantValue[]) => void;
}

/** Creates a variant for every combination of values: sizes S, M and colors red, blue make four. */
export function CombinationMaker({ variants, onMade }: CombinationMakerProps): ReactElement {
  const say = useText();
  const [stock, setStock] = useState<number | null>(null);
  const [lines, setLines] = useState<readonly Line[]>(() => {
    const known = axesOf(variants).map((axis) => ({ ...axis, text: axis.values.join(', ') }));
    return known.length > 0 ? known : [emptyLine()];
  });
  const missing = missingCombinations(lines, variants);
  const tooMany = variants.length + missing.length > MOST;
  const set = (key: string, some: Partial<Line>): void =>
    setLines((now) => now.map((line) => (line.key === key ? { ...line, ...some } : line)));
  const make = (): void => {
    if (missing.length > 0 && !tooMany) onMade(missing.map((one) => ({ ...one, in_stock: stock })));
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
      {lines.map((line, index) => (
        <CombinationLine
          key={line.key}
          line={line}
          legend={say('products.attributes.nth', { number: index + 1 })}
          onChange={(some) => set(line.key, some)}
          onRemove={lines.length > 1 ? () => setLines(lines.filter(({ key }) => key !== line.key)) : undefined}
        />
      ))}
      <NumberField
        label={say('products.variants.each_stock')}
        hint={say('products.variants.each_stock_hint')}
        min={0}
        value={stock}
        onChange={setStock}
      />
      {tooMany && (
        <p className="warn-box" role="status">
          {say('products.variants.too_many', { most: MOST })}
        </p>
      )}
      <div className="actions">
        <Button disabled={missing.length === 0 || tooMany} onClick={make}>
          {say('products.variants.make', { count: missing.length })}
        </Button>
        <Button kind="quiet" disabled={lines.length >= 5} onClick={() => setLines([...lines, emptyLine()])}>
          {say('products.variants.another')}
        </Button>
      </div>
    </fieldset>
  );
}
