import { can } from '#panel';
import { allPlaces } from '../places.js';
import { screens } from '../screens.js';

/** The screens of this administrator's role; `dashboard` is everybody's. */
export const myScreens = Object.fromEntries(
  Object.entries(screens).filter(
    ([id]) => id === 'dashboard' || can(allPlaces.find((place) => place.id === id)?.least ?? 'owner'),
  ),
);
