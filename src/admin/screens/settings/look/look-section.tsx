import type { ReactElement } from 'react';
import { Card, LocalizedField, PictureField, useText } from '#panel';
import type { SectionProps } from '../section-props.js';
import { ColorsCard } from './colors-card.js';
import { LookPreview } from './look-preview.js';
import './look.css';

const MOST_OF_TITLE = 80;
const MOST_OF_TEXT = 200;

/** Logo, icon, colors and the beginning of the home page, with a preview of the typed values. */
export function LookSection({ settings, values, fields, errors }: SectionProps): ReactElement {
  const say = useText();
  const hero = fields.within('hero');
  const textOf = (name: 'title' | 'text') => {
    const { name: path, value, onChange } = hero.tied(name);
    return { name: path, value, onChange, errors };
  };
  return (
    <>
      <Card title={say('look.pictures')}>
        <div className="form__row">
          <PictureField whole {...fields.tied('logo')} label={say('look.logo')} hint={say('look.logo_hint')} />
          <PictureField whole {...fields.tied('favicon')} label={say('look.favicon')} hint={say('look.favicon_hint')} />
        </div>
      </Card>
      <ColorsCard fields={fields} colors={values.colors} />
      <Card title={say('look.hero')}>
        <p className="soft">{say('look.hero_hint')}</p>
        <PictureField {...hero.tied('image')} label={say('look.hero_image')} hint={say('look.hero_image_hint')} />
        <LocalizedField {...textOf('title')} label={say('look.hero_title')} maxLength={MOST_OF_TITLE} />
        <LocalizedField {...textOf('text')} label={say('look.hero_text')} maxLength={MOST_OF_TEXT} />
      </Card>
      <LookPreview values={values} name={values.shop_name || settings.in_effect.shop_name} />
    </>
  );
}
