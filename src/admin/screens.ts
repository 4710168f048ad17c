import type { Screens } from '#panel';
import { cartScreens } from '../cart/admin/index.js';
import { catalogScreens } from '../catalog/admin/index.js';
import { orderScreens } from '../order-management/admin/index.js';
import { contentScreens } from '../content/admin/index.js';
import { customerScreens } from '../customer/admin/index.js';
import { paymentScreens } from '../payment/admin/index.js';
import { bankScreens } from '../reconciliation/admin/index.js';
import { redirectScreens } from '../redirects/admin/index.js';
import { shippingScreens } from '../shipping/admin/index.js';
import { AccountScreen } from './screens/account/index.js';
import { AdministratorsScreen } from './screens/administrators/index.js';
import { AuditScreen } from './screens/audit/index.js';
import { DeadLettersScreen } from './screens/dead-letters/index.js';
import { MailsScreen } from './screens/mails/index.js';
import { ReportsScreen } from './screens/reports/index.js';
import { TokensScreen } from './screens/tokens/index.js';
import { SettingsScreen } from './screens/settings/index.js';
import { DashboardScreen } from './screens/dashboard/index.js';

/**
 * The components of the panel's screens: those of modules are in their admin/ folders, the others in src/admin/screens.
 */
export const screens: Screens = {
  dashboard: DashboardScreen,
  ...cartScreens,
  ...catalogScreens,
  ...contentScreens,
  ...orderScreens,
  ...customerScreens,
  ...paymentScreens,
  ...bankScreens,
  ...shippingScreens,
  ...redirectScreens,
  mails: MailsScreen,
  'dead-letters': DeadLettersScreen,
  settings: SettingsScreen,
  administrators: AdministratorsScreen,
  tokens: TokensScreen,
  audit: AuditScreen,
  account: AccountScreen,
  reports: ReportsScreen,
};
