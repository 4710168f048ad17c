import type { ReactElement } from 'react';
import { Button, useText } from '#panel';

/** Initial color of the color picker. */
const GRAY = '#808080';

export interface ValueColorProps {
  readonly value: string;
  /** `#rrggbb` */
  readonly color: string | null;
  readonly onChange: (color: string | null) => void;
}

/** The color by which filters show a value; most values have none. */
export function ValueColor({ value, color, onChange }: ValueColorProps): ReactElement {
  const say = useText();
  const of = <span className="unseen"> {value}</span>;
  if (color === null)
    return (
      <span className="value-labels__color">
        <Button small kind="quiet" onClick={() => onChange(GRAY)}>
          {say('attributes.add_color')}
          {of}
        </Button>
      </span>
    );
  return (
    <span className="value-labels__color">
      <input
        type="color"
        aria-label={`${say('attributes.color')}: ${value}`}
        value={color}
        onChange={(event) => onChange(event.target.value)}
      />
      <Button small kind="quiet" onClick={() => onChange(null)}>
        {say('attributes.remove_color')}
        {of}
      </Button>
    </span>
  );
}
