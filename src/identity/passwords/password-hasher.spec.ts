import { hash, verify } from '@node-rs/argon2';
import { PasswordHasher } from './password-hasher.js';

/** Algorithm, version and parameters, and the lengths of salt and hash. */
const costsOf = (stored: string): unknown[] => {
  const [, algorithm, version, parameters, salt, digest] = stored.split('$');
  return [algorithm, version, parameters, salt?.length, digest?.length];
};

describe('password hashes', () => {
  const hasher = new PasswordHasher();

  test('passwords are hashed by Argon2id with 19 MiB and two passes', async () => {
    expect(await hasher.hash('a quiet harbour')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('a password matches only its own hash, and no password matches an account that does not exist', async () => {
    const stored = await hasher.hash('a quiet harbour');
    expect(await hasher.verify(stored, 'a quiet harbour')).toBe(true);
    expect(await hasher.verify(stored, 'a quiet harbor')).toBe(false);
    expect(await hasher.verify(null, 'a quiet harbour')).toBe(false);
    expect(await hasher.verify('not a hash', 'a quiet harbour')).toBe(false);
  });

  test('a password without an account is compared with a hash of the same cost', async () => {
    const compared: string[] = [];
    class Recording extends PasswordHasher {
      protected override compare(stored: string, password: string): Promise<boolean> {
        compared.push(stored);
        return super.compare(stored, password);
      }
    }
    const recording = new Recording();
    await recording.verify(await hasher.hash('a quiet harbour'), 'wrong');
    await recording.verify(null, 'wrong');
    const [known, unknown] = compared.map(costsOf);
    expect(unknown).toEqual(known);
    // A hash that Argon2 cannot parse would be refused without any work.
    await expect(verify(compared[1]!, 'wrong')).resolves.toBe(false);
  });

  test('a password matches its hash with composed and decomposed letters', async () => {
    expect(await hasher.verify(await hasher.hash('пароль й'.normalize('NFD')), 'пароль й'.normalize('NFC'))).toBe(true);
  });

  test('password hashes with weaker parameters are outdated', async () => {
    expect(hasher.isOutdated(await hash('x', { memoryCost: 4096, timeCost: 1, parallelism: 1 }))).toBe(true);
    expect(hasher.isOutdated(await hasher.hash('x'))).toBe(false);
  });
});
