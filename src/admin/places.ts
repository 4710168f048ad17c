/**
 * The list of the panel's screens: their positions in the navigation, and the least role that sees each. Plain data;
 * screens.ts has the components. The operations that a screen calls decide what it may do.
 */
export interface Place {
  /** URL `/admin/pages/<id>`; the title is `shell.places.<id>`. */
  readonly id: string;
  readonly least: 'support' | 'manager' | 'owner';
}

export interface PlaceGroup {
  /** The title is `shell.groups.<id>`. */
  readonly id: string;
  readonly places: readonly Place[];
}

export interface PlaceSection {
  /** The title is `shell.sections.<id>`. */
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
          place('redirects', 'manager'),
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

/** A screen that is reached by the tabs of another one, whose entry in the navigation is the current one. */
export interface InnerPlace extends Place {
  /** Id of the screen in the navigation. */
  readonly within: string;
}

export const innerPlaces: readonly InnerPlace[] = [
  { ...place('bank-statements', 'manager'), within: 'payments' },
  { ...place('bank-review', 'manager'), within: 'payments' },
  { ...place('bank-accounts', 'manager'), within: 'payments' },
  { ...place('bank-refunds', 'manager'), within: 'payments' },
  { ...place('bank-feeds', 'manager'), within: 'payments' },
  { ...place('payment-clock', 'manager'), within: 'payments' },
  { ...place('courier-registers', 'manager'), within: 'payments' },
];

/** Screens that are linked from the top bar, not from the navigation. */
export const personalPlaces: readonly Place[] = [place('account')];

export const allPlaces: readonly Place[] = [
  ...sections.flatMap(({ groups }) => groups.flatMap(({ places }) => places)),
  ...innerPlaces,
  ...personalPlaces,
];
