/** The country's own words for postal codes and regions; `null`: the general word. */
export interface AddressWords {
  readonly zip: 'zip_code' | 'postcode' | 'eircode' | 'pin_code' | null;
  readonly state: 'state' | 'province' | 'county' | 'oblast' | 'prefecture' | 'canton' | 'voivodeship' | null;
}

const ZIP: Readonly<Record<NonNullable<AddressWords['zip']>, string>> = {
  zip_code: 'US PH PR GU AS VI MP',
  postcode: 'GB AU NZ GG JE IM',
  eircode: 'IE',
  pin_code: 'IN',
};
const STATE: Readonly<Record<NonNullable<AddressWords['state']>, string>> = {
  state: 'US AU BR DE AT IN MX MY NG VE',
  province: 'CA IT ES NL BE AR CN ZA TR ID PH TH VN',
  county: 'GB IE RO HU HR NO EE SE KE TW',
  oblast: 'UA BG BY KZ KG',
  prefecture: 'JP GR',
  canton: 'CH',
  voivodeship: 'PL',
};

/**
 * Returns the words for the labels of an address form, as the postal service of the country uses them (Universal Postal
 * Union, addressing systems of its members).
 */
export const addressWords = (country: string): AddressWords => ({
  zip: wordIn(ZIP, country),
  state: wordIn(STATE, country),
});

function wordIn<T extends string>(words: Readonly<Record<T, string>>, country: string): T | null {
  const entries = Object.entries(words) as Array<[T, string]>;
  return entries.find(([, countries]) => countries.split(' ').includes(country))?.[0] ?? null;
}
