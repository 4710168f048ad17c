import type { Screens } from '#panel';
import { AttributesScreen } from './screens/attributes/index.js';
import { CategoriesScreen } from './screens/categories/index.js';
import { ProductsScreen } from './screens/products/products-screen.js';
import { ReviewsScreen } from './screens/reviews/index.js';
import { SynonymsScreen } from './screens/synonyms/synonyms-screen.js';

export const catalogScreens: Screens = {
  products: ProductsScreen,
  categories: CategoriesScreen,
  attributes: AttributesScreen,
  reviews: ReviewsScreen,
  'search-synonyms': SynonymsScreen,
};
