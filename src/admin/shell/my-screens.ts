import { can, type Screens } from '#panel';
import { allPlaces } from '../places.js';
import { screens } from '../screens.js';
import pluginScreens from './plugin-screens.js';

/** Places of the plugins' screens; one whose id the shop uses itself is not there. */
export const pluginPlaces = pluginScreens.flatMap(({ places }) => places).filter(({ id }) => !(id in screens));

const everyScreen = { ...Object.assign({}, ...pluginScreens.map((plugin) => plugin.screens)), ...screens };
const everyPlace = [...allPlaces, ...pluginPlaces];

/** The screens of this administrator's role; `dashboard` is everybody's. */
export const myScreens = Object.fromEntries(
  Object.entries<Screens[string]>(everyScreen).filter(
    ([id]) => id === 'dashboard' || can(everyPlace.find((place) => place.id === id)?.least ?? 'owner'),
  ),
);
