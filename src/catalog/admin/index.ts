import type { Screens } from '#panel';
import { ProductsScreen } from './screens/products/products-screen.js';

/** The catalog's screens. */
export const catalogScreens: Screens = { products: ProductsScreen };
