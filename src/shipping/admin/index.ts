import type { Screens } from '#panel';
import { ShippingMethodsScreen } from './screens/shipping-methods.js';

export const shippingScreens: Screens = { 'shipping-methods': ShippingMethodsScreen };
