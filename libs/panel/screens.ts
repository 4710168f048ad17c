import type { ComponentType } from 'react';

/** A module's screens by their ids in src/admin/places.ts. */
export type Screens = Readonly<Record<string, ComponentType>>;
