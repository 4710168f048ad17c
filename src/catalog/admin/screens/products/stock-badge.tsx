import type { ReactElement } from 'react';
import { Badge, format, useText, type Tone } from '#panel';

/** As the service's filter `stock=low` understands it. */
const LOW = 5;

/** How many there are, and whether that is few. */
export function StockBadge({ pieces }: { readonly pieces: number }): ReactElement {
  const say = useText();
  const [tone, key]: [Tone, string] = pieces === 0 ? ['bad', 'sold_out'] : pieces <= LOW ? ['warn', 'low'] : ['good', 'plenty'];
  return <Badge tone={tone}>{say(`products.stock.${key}`, { pieces: format.number(pieces) })}</Badge>;
}
