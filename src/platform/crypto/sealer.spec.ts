import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { KeyRing } from './key-ring.js';
import { Sealer } from './sealer.js';

const ring = (...secrets: string[]): KeyRing => new KeyRing(secrets);

describe('Sealer', () => {
  test('a sealed value is opened only with the same secret and for the same purpose', () => {
    const sealed = new Sealer(ring('one secret'), 'answers').seal('{"data":"їжак"}');
    expect(sealed).not.toContain('data');
    expect(new Sealer(ring('one secret'), 'answers').open(sealed)).toBe('{"data":"їжак"}');
    expect(new Sealer(ring('another secret'), 'answers').open(sealed)).toBeNull();
    expect(new Sealer(ring('one secret'), 'codes').open(sealed)).toBeNull();
    for (const broken of ['', '.', 'x', `${sealed.split('.')[0]}.`, sealed.slice(0, -8)])
      expect(new Sealer(ring('one secret'), 'answers').open(broken)).toBeNull();
  });

  test('a value sealed with an older key of the ring is opened, and is resealed with the current key', () => {
    const old = new Sealer(ring('a'), 'codes').seal('text');
    const both = new Sealer(ring('b', 'a'), 'codes');
    expect(both.open(old)).toBe('text');
    const renewed = both.reseal(old)!;
    expect(new Sealer(ring('b'), 'codes').open(renewed)).toBe('text');
    expect(both.reseal(renewed)).toBeNull();
    expect(new Sealer(ring('b'), 'codes').reseal(old)).toBeNull();
  });

  test('a value sealed before keys had ids is opened by any key of the ring', () => {
    const key = Buffer.from(hkdfSync('sha256', 'a', '', 'codes', 32));
    const iv = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', key, iv);
    const sealed = Buffer.concat([cipher.update('text', 'utf8'), cipher.final()]);
    const value = Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
    const sealer = new Sealer(ring('b', 'a'), 'codes');
    expect(sealer.open(value)).toBe('text');
    expect(sealer.open(sealer.reseal(value)!)).toBe('text');
  });
});

describe('SESSION_SECRET', () => {
  const [a, b] = ['a'.repeat(32), 'b'.repeat(40)];

  test('SESSION_SECRET is one secret, or a list with the current one first', () => {
    expect(KeyRing.read(a).keys.map(({ secret }) => secret)).toEqual([a]);
    expect(KeyRing.read(`${b}, ${a}`).current.secret).toBe(b);
    expect(KeyRing.read(`${b},${a}`).keys.map(({ secret }) => secret)).toEqual([b, a, `${b},${a}`]);
    expect(KeyRing.read(`${a},${b}`).byId(KeyRing.read(b).current.id)?.secret).toBe(b);
  });

  test('SESSION_SECRET with a comma can be a single secret', () => {
    expect(KeyRing.read(`${a},short`).keys.map(({ secret }) => secret)).toEqual([`${a},short`]);
  });
});
