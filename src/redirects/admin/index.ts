import type { Screens } from '#panel';
import { RedirectsScreen } from './screens/redirects-screen.js';

export const redirectScreens: Screens = { redirects: RedirectsScreen };
