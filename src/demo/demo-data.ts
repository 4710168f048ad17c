import { valueLabels } from './data/labels.js';
import { homeComfortCategories, homeComfortProducts } from './data/home-comfort.js';
import { kitchenAndCareCategories, kitchenAndCareProducts } from './data/kitchen-and-care.js';
import { contactPage } from './data/pages/contact.js';
import { deliveryPage } from './data/pages/delivery.js';
import { privacyPage } from './data/pages/privacy.js';
import { termsPage } from './data/pages/terms.js';
import { paperAndPenCategories, paperAndPenProducts } from './data/paper-and-pen.js';
import { teaAndTableCategories, teaAndTableProducts } from './data/tea-and-table.js';
import { windowsillAndGardenCategories, windowsillAndGardenProducts } from './data/windowsill-and-garden.js';
import type { DemoCategory, DemoPage, DemoProduct, Text3 } from './types.js';

export { demoAttributeLabels } from './data/labels.js';
export { demoReviews } from './data/reviews.js';
export { demoSettings } from './data/settings.js';
export { demoColors, pictureFor } from './pictures/index.js';
export type * from './types.js';

/** Every category after its parent, so that they can be stored in this order. */
export const demoCategories: DemoCategory[] = [
  ...teaAndTableCategories,
  ...paperAndPenCategories,
  ...homeComfortCategories,
  ...windowsillAndGardenCategories,
  ...kitchenAndCareCategories,
];

export const demoProducts: DemoProduct[] = [
  ...teaAndTableProducts,
  ...paperAndPenProducts,
  ...homeComfortProducts,
  ...windowsillAndGardenProducts,
  ...kitchenAndCareProducts,
];

/** In the order of the footer. */
export const demoPages: DemoPage[] = [deliveryPage, contactPage, termsPage, privacyPage];

/** What every attribute value of the products is called, by the value in the data. */
export const demoValueLabels: Record<string, Text3> = valueLabels(demoProducts);

/** File names, as `teapot-moss.svg`, of all pictures that categories and products refer to. */
export const demoPictureNames: string[] = [
  ...new Set(
    [
      ...demoCategories.map(({ picture }) => picture),
      ...demoProducts.flatMap(({ images }) => images.map(({ image }) => image)),
    ].map((path) => path.replace('/media/demo/', '')),
  ),
];
