import type { ReactElement } from 'react';
import { Badge, DataTable, format, useText, type Column, type Tone, type Translate } from '#panel';
import type { EditOutcome } from './edit-values.js';

const TONES = { failed: 'bad', changed: 'good', unchanged: 'neutral' } as const satisfies Record<string, Tone>;
const ORDER = Object.keys(TONES);

export interface EditOutcomesProps {
  readonly outcomes: readonly EditOutcome[];
  /** Whether the changes are only planned. */
  readonly isPreview: boolean;
}

/** The changes of each product, planned or made; products with an error come first. */
export function EditOutcomes({ outcomes, isPreview }: EditOutcomesProps): ReactElement {
  const say = useText();
  const sorted = [...outcomes].sort((a, b) => ORDER.indexOf(a.outcome) - ORDER.indexOf(b.outcome));
  const columns: Array<Column<EditOutcome>> = [
    { key: 'name', title: say('products.product'), main: true, cell: ({ id, name }) => name || `№ ${id}` },
    {
      key: 'changes',
      title: say('products.edit.changes'),
      cell: (row) => (
        <div>
          {row.message}
          {changesOf(row, say).map((change) => (
            <div key={change}>{change}</div>
          ))}
        </div>
      ),
    },
    {
      key: 'outcome',
      title: say('products.edit.result'),
      cell: ({ outcome }) => (
        <Badge tone={isPreview && outcome === 'changed' ? 'info' : TONES[outcome]}>
          {say(`products.edit.${isPreview ? 'previews' : 'outcomes'}.${outcome}`)}
        </Badge>
      ),
    },
  ];
  return (
    <div className="product-outcomes">
      <DataTable caption={say('products.edit.changes')} columns={columns} rows={sorted} rowKey={({ id }) => id} />
    </div>
  );
}

/** Each changed field: `€18.00 → €19.80`. */
function changesOf({ before, after, variants_changed: variants }: EditOutcome, say: Translate): string[] {
  if (!before || !after) return [];
  const shown = (published: 0 | 1): string => say(published ? 'products.visible' : 'products.hidden');
  const named = (name: string | null): string => name ?? say('products.placement.no_category');
  const changed = (from: string, to: string): string[] => (from === to ? [] : [`${from} → ${to}`]);
  return [
    ...changed(format.money(before.price_regular), format.money(after.price_regular)),
    ...(variants > 0 ? [say('products.edit.variants', { count: variants })] : []),
    ...changed(named(before.category_name), named(after.category_name)),
    ...changed(shown(before.published), shown(after.published)),
  ];
}
