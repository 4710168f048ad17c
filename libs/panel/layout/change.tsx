import type { ReactElement } from 'react';
import { format } from '../text/format.js';
import { useText } from '../text/use-text.js';

/** The change since the period before as a percentage; empty without a value to compare with. */
export function Change({
  now,
  before,
}: {
  readonly now: number | undefined;
  readonly before: number | undefined;
}): ReactElement | null {
  const translate = useText();
  if (now === undefined || !before) return null;
  const share = Math.round(((now - before) / before) * 1000) / 1000;
  const shown = format.percent(Math.abs(share));
  return (
    <span className="change soft small">
      <span aria-hidden="true">
        {share < 0 ? '↓ ' : share > 0 ? '↑ ' : ''}
        {shown}
      </span>
      <span className="unseen">
        {translate(share < 0 ? 'kit.change_less' : share > 0 ? 'kit.change_more' : 'kit.change_same', { share: shown })}
      </span>
    </span>
  );
}
