import type { Screens } from '#panel';
import type { Place } from '../places.js';

export interface PluginPlace extends Place {
  /** The i18n key of the screen's title in the navigation, e.g. `voucher.title`. */
  readonly title: string;
}

/** Exports of the entry of a plugin's `screens` folder. */
export interface PluginScreens {
  readonly screens: Screens;
  readonly places: readonly PluginPlace[];
}

/** Empty in the sources; scripts/lib/panel.mjs inserts the plugins' screens when it bundles the panel. */
const pluginScreens: readonly PluginScreens[] = [];
export default pluginScreens;
