import { isContested, merge, same } from './merge.js';

const row = (key: string, text: string, id: number | null = null) => ({ key, id, text });

describe('merging typed values with a newer record', () => {
  it('a merge takes the newer value where nothing was typed, and the typed one elsewhere, at any depth', () => {
    const before = { name: 'Tea', texts: { uk: { name: 'Чай', description: '' } } };
    const fresh = { name: 'Teas', texts: { uk: { name: 'Чаї', description: '' } } };
    const mine = { name: 'Tea', texts: { uk: { name: 'Чай', description: 'Листя' } } };
    expect(merge(fresh, before, mine)).toEqual({ name: 'Teas', texts: { uk: { name: 'Чаї', description: 'Листя' } } });
  });

  it('a merge keeps a removed field removed, and takes a new one', () => {
    expect(merge({ red: '#f00', blue: '#00f' }, { red: '#f00' } as Record<string, string>, {})).toEqual({
      blue: '#00f',
    });
  });

  it('a merge keeps a field whose value is undefined', () => {
    expect('secret' in merge({ secret: undefined }, { secret: undefined }, { secret: undefined })).toBe(true);
  });

  it('a merge treats a list of plain values as one value', () => {
    expect(merge(['en'], ['en'], ['en', 'uk'])).toEqual(['en', 'uk']);
    expect(merge(['en', 'ru'], ['en'], ['en'])).toEqual(['en', 'ru']);
  });

  it("a merge matches the rows of lists by id, then by the page's key, and new rows by their order", () => {
    const sent = [row('a', 'One ', 1), row('b', 'Two')];
    const stored = [row('x', 'One', 1), row('y', 'Two', 2)];
    const mine = [row('a', 'One ', 1), row('b', 'Two, typed over'), row('c', 'Three')];
    expect(merge(stored, sent, mine)).toEqual([row('a', 'One', 1), row('b', 'Two, typed over', 2), row('c', 'Three')]);
  });

  it('a merge keeps a removed row removed, and adds one that someone else has created', () => {
    const before = [row('a', 'One', 1), row('b', 'Two', 2)];
    const fresh = [row('x', 'One', 1), row('y', 'Two', 2), row('z', 'Three', 3)];
    expect(merge(fresh, before, [row('b', 'Two', 2)])).toEqual([row('b', 'Two', 2), row('z', 'Three', 3)]);
  });

  it('a merge drops a row that someone else has removed, unless something was typed in it', () => {
    const before = [row('a', 'One', 1), row('b', 'Two', 2)];
    expect(merge([], before, [row('a', 'One', 1), row('b', 'Typed', 2)])).toEqual([row('b', 'Typed', 2)]);
  });

  it('a merge follows the order of the record, unless the rows were reordered', () => {
    const before = [row('a', 'One', 1), row('b', 'Two', 2)];
    const fresh = [row('x', 'Two', 2), row('y', 'One', 1)];
    expect(merge(fresh, before, before).map(({ text }) => text)).toEqual(['Two', 'One']);
    const other = [...before, row('c', 'Three')];
    expect(merge(fresh, before, other).map(({ text }) => text)).toEqual(['One', 'Two', 'Three']);
  });

  it('a merge compares values without the keys of rows and without the order of fields', () => {
    expect(same([row('a', 'One', 1)], [{ text: 'One', id: 1, key: 'x' }])).toBe(true);
    expect(same({ a: 1, b: undefined }, { a: 1 })).toBe(true);
    expect(same({ a: 1 }, { a: 2 })).toBe(false);
  });

  it('a field is contested if the form and the server have changed it in different ways', () => {
    const before = { name: 'Tea', text: '' };
    expect(isContested({ name: 'Coffee', text: '' }, before, { name: 'Cocoa', text: '' })).toBe(true);
    expect(isContested({ name: 'Cocoa', text: '' }, before, { name: 'Cocoa', text: '' })).toBe(false);
    expect(isContested({ name: 'Coffee', text: '' }, before, { name: 'Tea', text: 'Typed' })).toBe(false);
  });

  it('a list is contested if form and server changed the same row, or one removed a row that the other changed', () => {
    const before = [row('a', 'One', 1), row('b', 'Two', 2)];
    const mine = [row('a', 'Typed', 1), row('b', 'Two', 2)];
    expect(isContested([row('a', 'One', 1), row('b', 'Other', 2)], before, mine)).toBe(false);
    expect(isContested([row('a', 'Other', 1), row('b', 'Two', 2)], before, mine)).toBe(true);
    expect(isContested([row('b', 'Two', 2)], before, mine)).toBe(true);
    expect(isContested([row('a', 'One', 1)], before, mine)).toBe(false);
  });
});
