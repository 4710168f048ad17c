import type { Screens } from '#panel';
import { ClockScreen } from './screens/clock/clock-screen.js';
import { OrdersScreen } from './screens/orders-screen.js';

export const orderScreens: Screens = { orders: OrdersScreen, 'payment-clock': ClockScreen };
