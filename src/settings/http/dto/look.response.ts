import { Ref, Text } from '../../../platform/http/openapi/response-properties.js';
import type { ShopHero } from '../../shop-look.js';

export class ColorsResponse {
  @Text({ description: 'Accent of buttons and links, `#rrggbb`.' }) accent!: string;
  @Text({ nullable: true, description: 'The accent in dark mode; null: `accent`, lightened until it is readable.' })
  accent_dark!: string | null;
}

export class HeroTextsResponse {
  @Text({ nullable: true, description: 'English; null: the default text.' }) en!: string | null;
  @Text({ nullable: true, description: 'Ukrainian; null: the default text.' }) uk!: string | null;
  @Text({ nullable: true, description: 'Russian; null: the default text.' }) ru!: string | null;
}

export class HeroResponse {
  @Text({ nullable: true, description: 'Uploaded picture; null: that of the first featured product.' })
  image!: string | null;
  @Ref(() => HeroTextsResponse, { description: 'Title of the home page.' }) title!: HeroTextsResponse;
  @Ref(() => HeroTextsResponse, { description: 'Sentence below the title.' }) text!: HeroTextsResponse;
}

export class LookResponse {
  @Text({ nullable: true, description: 'Uploaded picture at the top of the pages; null: the name of the shop.' })
  logo!: string | null;
  @Text({ nullable: true, description: 'Uploaded picture, the icon of the pages in browsers; null: the default icon.' })
  favicon!: string | null;
  @Ref(() => ColorsResponse, { nullable: true, description: 'Colors of the pages; null: the default colors.' })
  colors!: ColorsResponse | null;
  @Ref(() => HeroResponse, { nullable: true, description: 'Beginning of the home page; null: the default.' })
  hero!: HeroResponse | null;
}

const textsOf = (texts: ShopHero['title']): HeroTextsResponse => ({
  en: texts.en ?? null,
  uk: texts.uk ?? null,
  ru: texts.ru ?? null,
});

export const heroResponse = (hero: ShopHero | null): HeroResponse | null =>
  hero && { image: hero.image, title: textsOf(hero.title), text: textsOf(hero.text) };
