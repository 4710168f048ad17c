import type { CSSProperties, ReactElement } from 'react';
import { Card, inWords, useText } from '#panel';
import { textOn } from '../../../../../libs/kernel/color/accent.js';
import type { SettingsDraft } from '../shop-settings.js';
import { accentsOf, MODES } from './colors.js';

export interface LookPreviewProps {
  readonly values: SettingsDraft;
  /** Name of the shop, shown where there is no logo. */
  readonly name: string;
}

/** Shows the header and the beginning of the home page with the typed values, in light and in dark mode. */
export function LookPreview({ values, name }: LookPreviewProps): ReactElement {
  const say = useText();
  const { logo, hero, colors } = values;
  const accents = accentsOf(colors);
  return (
    <Card title={say('look.preview')}>
      <p className="soft">{say('look.preview_hint')}</p>
      <div className="look-previews">
        {MODES.map((mode) => (
          <figure key={mode}>
            <figcaption className="soft small">{say(`look.modes.${mode}`)}</figcaption>
            <div
              className={`look-preview look-preview--${mode}`}
              style={{ '--shop-accent': accents[mode], '--shop-on-accent': textOn(accents[mode]) } as CSSProperties}
            >
              <div className="look-preview__top">
                {logo === null ? <strong>{name}</strong> : <img src={logo} alt={name} />}
                <span className="look-preview__link">{say('look.preview_link')}</span>
              </div>
              <div className="look-preview__hero">
                <div>
                  <p className="look-preview__title">
                    {inWords(hero.title) || say('look.preview_title', { shop: name })}
                  </p>
                  <p className="look-preview__text">{inWords(hero.text) || say('look.preview_text')}</p>
                  <span className="look-preview__button">{say('look.preview_button')}</span>
                </div>
                {hero.image !== null && <img src={hero.image} alt="" />}
              </div>
            </div>
          </figure>
        ))}
      </div>
    </Card>
  );
}
