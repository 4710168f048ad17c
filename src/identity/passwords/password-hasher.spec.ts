import { hash } from '@node-rs/argon2';
import { PasswordHasher } from './password-hasher.js';

describe('Passwords', () => {
  const hasher = new PasswordHasher();

  test('are hashed by Argon2id with 19 MiB and two passes', async () => {
    expect(await hasher.hash('a quiet harbour')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('fit their own hash alone; without an account none fits', async () => {
    const stored = await hasher.hash('a quiet harbour');
    expect(await hasher.verify(stored, 'a quiet harbour')).toBe(true);
    expect(await hasher.verify(stored, 'a quiet harbor')).toBe(false);
    expect(await hasher.verify(null, 'a quiet harbour')).toBe(false);
    expect(await hasher.verify('not a hash', 'a quiet harbour')).toBe(false);
  });

  test('take as long to check without an account as with one', async () => {
    const stored = await hasher.hash('a quiet harbour');
    // of the processor: a busy machine stretches any other; the least of several, for what else the process does
    const timed = async (against: string | null): Promise<number> => {
      const started = process.cpuUsage();
      await hasher.verify(against, 'wrong');
      const { user, system } = process.cpuUsage(started);
      return user + system;
    };
    let [known, unknown] = [Infinity, Infinity];
    for (let i = 0; i < 9; i++) {
      known = Math.min(known, await timed(stored));
      unknown = Math.min(unknown, await timed(null));
    }
    expect(unknown).toBeGreaterThan(known / 3);
    expect(unknown).toBeLessThan(known * 3);
  });

  test('are the same however their letters are composed', async () => {
    expect(await hasher.verify(await hasher.hash('пароль й'.normalize('NFD')), 'пароль й'.normalize('NFC'))).toBe(true);
  });

  test('hashes of weaker parameters are outdated', async () => {
    expect(hasher.isOutdated(await hash('x', { memoryCost: 4096, timeCost: 1, parallelism: 1 }))).toBe(true);
    expect(hasher.isOutdated(await hasher.hash('x'))).toBe(false);
  });
});
