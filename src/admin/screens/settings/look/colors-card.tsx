import type { ReactElement } from 'react';
import { Card, ColorField, format, useText } from '#panel';
import { LEAST_CONTRAST } from '../../../../../libs/kernel/color/accent.js';
import type { SectionProps } from '../section-props.js';
import type { ColorsDraft } from '../shop-settings.js';
import { accentsOf, DEFAULT_ACCENTS, MODES, readability, type Mode } from './colors.js';

interface ColorsCardProps extends Pick<SectionProps, 'fields'> {
  readonly colors: ColorsDraft;
}

/** Edits the colors of the pages and shows their contrast. The server refuses colors that are hard to read. */
export function ColorsCard({ fields, colors }: ColorsCardProps): ReactElement {
  const say = useText();
  const { tied } = fields.within('colors');
  const accents = accentsOf(colors);
  const { light: fallback, dark: fallbackInDark } = colors.accent === '' ? DEFAULT_ACCENTS : accents;
  return (
    <Card title={say('look.colors')}>
      <div className="form__row">
        <ColorField {...tied('accent')} label={say('look.accent')} hint={say('look.accent_hint')} fallback={fallback} />
        <ColorField
          {...tied('accent_dark')}
          label={say('look.accent_dark')}
          hint={say('look.accent_dark_hint')}
          fallback={fallbackInDark}
          disabled={colors.accent === ''}
        />
      </div>
      <div role="status" className="stack">
        {MODES.map((mode) => (
          <Contrast key={mode} color={accents[mode]} mode={mode} />
        ))}
      </div>
    </Card>
  );
}

function Contrast({ color, mode }: { readonly color: string; readonly mode: Mode }): ReactElement {
  const say = useText();
  const { ratio, isReadable } = readability(color, mode);
  const values = { mode: say(`look.modes.${mode}`), ratio: format.number(ratio), least: format.number(LEAST_CONTRAST) };
  if (isReadable) return <p className="soft">{say('look.contrast_good', values)}</p>;
  return (
    <p className="warn-box">
      {say('look.contrast_low', values)} {say(`look.contrast_change.${mode}`)}
    </p>
  );
}
