import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DemoAttributes, DemoCategory, DemoPage, DemoProduct, DemoReview, DemoSettings } from './types.js';

export type * from './types.js';

const read = <T>(name: string): T =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'data', `${name}.json`), 'utf8')) as T;

/** Every category after its parent, so that they can be stored in this order. */
export const demoCategories = read<DemoCategory[]>('categories');
export const demoProducts = read<DemoProduct[]>('products');
export const demoAttributes = read<DemoAttributes>('attributes');
/** In the order of the footer. */
export const demoPages = read<DemoPage[]>('pages');
export const demoReviews = read<DemoReview[]>('reviews');
/** The shop itself and its two payment methods. The bank, its code and the account do not exist. */
export const demoSettings = read<DemoSettings>('settings');

/** The folder of the pictures that categories and products refer to, SVG files such as `teapot-moss.svg`. */
export const demoPictures = join(import.meta.dirname, 'pictures');
