import type { Screens } from '#panel';
import { catalogScreens } from '../catalog/admin/index.js';

/** THE list of the panel's screens as components: a module's come from its admin/ door, the platform's from src/admin/screens. */
export const screens: Screens = {
  ...catalogScreens,
};
