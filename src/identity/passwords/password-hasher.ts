import { Injectable } from '@nestjs/common';
import { type Algorithm, hash, verify } from '@node-rs/argon2';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { Semaphore } from '../../platform/concurrency/semaphore.js';

/** Argon2id, 19 MiB, two passes, one lane (OWASP's Password Storage Cheat Sheet). */
const PARAMETERS = { algorithm: 2 as Algorithm.Argon2id, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };
const PARAMETERS_OF_HASH = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/;

/** Takes as long to verify as any other hash, and matches no known password. */
const DUMMY_HASH =
  `$argon2id$v=19$m=${PARAMETERS.memoryCost},t=${PARAMETERS.timeCost},p=${PARAMETERS.parallelism}` +
  `$c2FsdHNhbHRzYWx0c2FsdA$${'A'.repeat(43)}`;

const AT_ONCE = 3;
const WAITING = 100;

/** Hashes and checks passwords, only a few at a time, because each takes 19 MiB and a core. */
@Injectable()
export class PasswordHasher {
  private readonly semaphore = new Semaphore(AT_ONCE, WAITING, () => commonErrors.overloaded({ retry_after: 5 }));

  hash(password: string): Promise<string> {
    return this.semaphore.run(() => hash(password.normalize('NFC'), PARAMETERS));
  }

  /** If `stored` is null (no such account), it takes the same time and returns false. */
  async verify(stored: string | null, password: string): Promise<boolean> {
    const good = await this.semaphore
      .run(() => this.compare(stored ?? DUMMY_HASH, password.normalize('NFC')))
      .catch(rethrowBusy);
    return good && stored !== null;
  }

  protected compare(stored: string, password: string): Promise<boolean> {
    return verify(stored, password);
  }

  /** Whether a hash has weaker parameters than the current ones. */
  isOutdated(stored: string): boolean {
    const [, memory, time] = PARAMETERS_OF_HASH.exec(stored) ?? [];
    return memory === undefined || Number(memory) < PARAMETERS.memoryCost || Number(time) < PARAMETERS.timeCost;
  }
}

/** An unreadable hash matches no password. */
function rethrowBusy(error: unknown): false {
  if ((error as { code?: unknown }).code === 'overloaded') throw error;
  return false;
}
