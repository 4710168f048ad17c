import { can, type Screens } from '#panel';
import { allPlaces } from '../places.js';
import { screens } from '../screens.js';
import pluginScreens from './plugin-screens.js';

/** Navigation entries of plugin screens. A plugin screen is left out if the shop has a screen with the same id. */
export const pluginPlaces = pluginScreens.flatMap(({ places }) => places).filter(({ id }) => !(id in screens));

const everyScreen = { ...Object.assign({}, ...pluginScreens.map((plugin) => plugin.screens)), ...screens };
const everyPlace = [...allPlaces, ...pluginPlaces];

/** Screens that the administrator's role may see, and `dashboard`, which everyone may. */
export const myScreens = Object.fromEntries(
  Object.entries<Screens[string]>(everyScreen).filter(
    ([id]) => id === 'dashboard' || can(everyPlace.find((place) => place.id === id)?.least ?? 'owner'),
  ),
);
