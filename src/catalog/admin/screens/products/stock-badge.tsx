import type { ReactElement } from 'react';
import { Badge, format, useText, type Tone } from '#panel';

/** The stock, highlighted if it is low: at most `low` items, by the shop's settings. */
export function StockBadge({ pieces, low }: { readonly pieces: number; readonly low: number }): ReactElement {
  const say = useText();
  const [tone, key]: [Tone, string] =
    pieces === 0 ? ['bad', 'sold_out'] : pieces <= low ? ['warn', 'low'] : ['good', 'plenty'];
  return <Badge tone={tone}>{say(`products.stock.${key}`, { pieces: format.number(pieces) })}</Badge>;
}
