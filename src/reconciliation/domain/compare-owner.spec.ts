import { compareOwner } from './compare-owner.js';

describe('the name of an account owner compared with the name of the payee', () => {
  test.each([
    ['Müller GmbH', 'Mueller Gesellschaft mit beschränkter Haftung'],
    ['Zeder AG', 'ZEDER AKTIENGESELLSCHAFT'],
    ['Dubois SARL', 'Dubois société à responsabilité limitée'],
    ['Lipa Sp. z o.o.', 'Lipa spółka z ograniczoną odpowiedzialnością'],
    ['ООО «Ромашка»', 'Общество с ограниченной ответственностью «Ромашка»'],
    ['ТОВ «Ромашка»', 'Товариство з обмеженою відповідальністю «Ромашка»'],
    ['Tea Shop plc', 'Tea Shop Public Limited Company'],
  ])('%s matches %s, because the legal form may be written out', (holder, owner) => {
    expect(compareOwner(holder, owner)).toBe('match');
  });

  test.each([
    ['Müller GmbH', 'Schneider GmbH', 'different'],
    ['Müller GmbH', null, 'unknown'],
  ])('%s and %s are not taken for the same', (holder, owner, check) => {
    expect(compareOwner(holder, owner)).toBe(check);
  });
});
