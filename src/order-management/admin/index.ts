import type { Screens } from '#panel';
import { OrdersScreen } from './screens/orders-screen.js';

export const orderScreens: Screens = { orders: OrdersScreen };
