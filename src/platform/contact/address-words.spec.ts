import { addressWords } from './address-words.js';

describe('labels of address forms by country', () => {
  test.each([
    ['US', 'zip_code', 'state'],
    ['IE', 'eircode', 'county'],
    ['GB', 'postcode', 'county'],
    ['UA', null, 'oblast'],
    ['CA', null, 'province'],
    ['LV', null, null],
    ['', null, null],
  ])('in the country “%s”, a postal code is called %s and a region %s', (country, zip, state) => {
    expect(addressWords(country)).toEqual({ zip, state });
  });
});
