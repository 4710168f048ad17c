import type { Screens } from '#panel';
import { CustomersScreen } from './screens/customers-screen.js';

export const customerScreens: Screens = { customers: CustomersScreen };
