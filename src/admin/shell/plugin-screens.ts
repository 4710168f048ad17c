import type { Screens } from '#panel';
import type { Place } from '../places.js';

export interface PluginPlace extends Place {
  /** Key of its title in the navigation, e.g. `voucher.title`. */
  readonly title: string;
}

/** What the entry of a plugin's `screens` folder exports. */
export interface PluginScreens {
  readonly screens: Screens;
  readonly places: readonly PluginPlace[];
}

/** Empty in the sources: scripts/lib/panel.mjs puts the plugins' screens here when it bundles the panel. */
const pluginScreens: readonly PluginScreens[] = [];
export default pluginScreens;
