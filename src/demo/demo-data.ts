import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DemoAttributes, DemoCategory, DemoPage, DemoProduct, DemoReview, DemoSettings } from './types.js';

export type * from './types.js';

const read = <T>(name: string): T =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'data', `${name}.json`), 'utf8')) as T;

/** Categories with parents before children, the order in which they can be stored. */
export const demoCategories = read<DemoCategory[]>('categories');
export const demoProducts = read<DemoProduct[]>('products');
export const demoAttributes = read<DemoAttributes>('attributes');
/** Pages in the order of the footer. */
export const demoPages = read<DemoPage[]>('pages');
export const demoReviews = read<DemoReview[]>('reviews');
/** Settings of the shop and its two payment methods. The bank, its code and the account are fictional. */
export const demoSettings = read<DemoSettings>('settings');

/** Folder of the pictures of categories and products, SVG files such as `teapot-moss.svg`. */
export const demoPictures = join(import.meta.dirname, 'pictures');
