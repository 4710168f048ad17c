import { Sealer } from './sealer.js';

describe('What is sealed', () => {
  test('is opened with the secret that sealed it and for the same purpose, and not otherwise', () => {
    const sealed = new Sealer('one secret', 'answers').seal('{"data":"їжак"}');
    expect(sealed).not.toContain('data');
    expect(new Sealer('one secret', 'answers').open(sealed)).toBe('{"data":"їжак"}');
    expect(new Sealer('another secret', 'answers').open(sealed)).toBeNull();
    expect(new Sealer('one secret', 'codes').open(sealed)).toBeNull();
  });
});
