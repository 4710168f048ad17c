import { Sealer } from './sealed.js';

describe('Kept answers', () => {
  test('are opened with the secret that sealed them, and with no other', () => {
    const sealed = new Sealer('one secret').seal('{"data":"їжак"}');
    expect(sealed).not.toContain('data');
    expect(new Sealer('one secret').open(sealed)).toBe('{"data":"їжак"}');
    expect(new Sealer('another secret').open(sealed)).toBeNull();
  });
});
