/**
 * THE list of the panel's screens: its place in the navigation, and the least role that sees it. Plain
 * data, beside the components (screens.ts). What a screen may do is decided by the operations it calls.
 */
export interface Place {
  /** `/admin/pages/<id>`; its title is `shell.places.<id>`. */
  readonly id: string;
  readonly least: 'support' | 'manager' | 'owner';
}

export interface PlaceGroup {
  /** Title `shell.groups.<id>`. */
  readonly id: string;
  readonly places: readonly Place[];
}

export interface PlaceSection {
  /** Title `shell.sections.<id>`. */
  readonly id: string;
  readonly groups: readonly PlaceGroup[];
}

const place = (id: string, least: Place['least'] = 'support'): Place => ({ id, least });

export const sections: readonly PlaceSection[] = [
  {
    id: 'modules',
    groups: [
      {
        id: 'commerce',
        places: [
          place('orders'),
          place('payments', 'manager'),
          place('shipping-methods', 'manager'),
          place('tax', 'manager'),
          place('reports', 'manager'),
        ],
      },
      {
        id: 'catalog',
        places: [
          place('products'),
          place('categories'),
          place('attributes', 'manager'),
          place('search-synonyms', 'manager'),
          place('reviews', 'manager'),
          place('content', 'manager'),
        ],
      },
      { id: 'people', places: [place('customers')] },
    ],
  },
  {
    id: 'system',
    groups: [
      { id: 'delivery', places: [place('mails'), place('dead-letters', 'manager')] },
      {
        id: 'access',
        places: [
          place('settings', 'owner'),
          place('administrators', 'owner'),
          place('tokens', 'owner'),
          place('audit', 'owner'),
        ],
      },
    ],
  },
];

/** Reached from the top bar, not from the navigation. */
export const personalPlaces: readonly Place[] = [place('account')];

export const allPlaces: readonly Place[] = [
  ...sections.flatMap(({ groups }) => groups.flatMap(({ places }) => places)),
  ...personalPlaces,
];
