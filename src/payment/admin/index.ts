import type { Screens } from '#panel';
import { PaymentsScreen } from './screens/payments.js';

export const paymentScreens: Screens = { payments: PaymentsScreen };
