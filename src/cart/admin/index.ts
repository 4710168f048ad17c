import type { Screens } from '#panel';
import { TaxScreen } from './screens/tax/index.js';

export const cartScreens: Screens = { tax: TaxScreen };
