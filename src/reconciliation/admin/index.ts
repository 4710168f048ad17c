import type { Screens } from '#panel';
import { AccountsScreen } from './accounts/accounts-screen.js';
import { FeedsScreen } from './feeds/feeds-screen.js';
import { RefundsScreen } from './refunds/refunds-screen.js';
import { CouriersScreen } from './couriers/couriers-screen.js';
import { ReviewScreen } from './review/review-screen.js';
import { StatementsScreen } from './statements-screen.js';

export const bankScreens: Screens = {
  'bank-statements': StatementsScreen,
  'bank-review': ReviewScreen,
  'bank-accounts': AccountsScreen,
  'bank-refunds': RefundsScreen,
  'bank-feeds': FeedsScreen,
  'courier-registers': CouriersScreen,
};
