import type { SettingDeclaration, SettingValues } from '#contracts';
import { Sealer } from '../../crypto/sealer.js';
import type { KeyRing } from '../../crypto/key-ring.js';
import { isEmptySetting } from './setting-values.js';

/** Stored form of a secret setting. */
export interface SealedSetting {
  readonly sealed: string;
}

export const isSealed = (value: unknown): value is SealedSetting =>
  typeof value === 'object' && value !== null && typeof (value as SealedSetting).sealed === 'string';

/** Encrypts the secret settings of gateways and providers in the database, and decrypts them for the gateway. */
export class SettingSealer {
  private readonly sealer: Sealer;

  constructor(keys: KeyRing, purpose: string) {
    this.sealer = new Sealer(keys, purpose);
  }

  /**
   * Decrypts the secrets. One that cannot be decrypted becomes null, and so counts as empty. Clear values from an
   * earlier version are returned as they are.
   */
  open(stored: SettingValues): SettingValues {
    if (!Object.values(stored).some(isSealed)) return stored;
    return Object.fromEntries(
      Object.entries(stored).map(([name, value]) => [name, isSealed(value) ? this.opened(value) : value]),
    );
  }

  /**
   * Encrypts the secrets of `values` for storage.
   * @param stored the current row: secrets that cannot be decrypted or are no longer declared are kept as they are
   */
  seal(declarations: readonly SettingDeclaration[], values: SettingValues, stored: SettingValues): SettingValues {
    const secrets = secretsOf(declarations);
    return Object.fromEntries(
      Object.entries(values).map(([name, value]) => {
        const before = stored[name];
        const isKept = isSealed(before) && (value === null || !secrets.has(name));
        return [name, isKept ? before : secrets.has(name) ? this.sealed(value) : value];
      }),
    );
  }

  /** Encrypts all secrets with the current key, also clear ones from an earlier version; null if nothing changes. */
  reseal(declarations: readonly SettingDeclaration[], stored: SettingValues): SettingValues | null {
    const secrets = secretsOf(declarations);
    const renewed = Object.entries(stored).flatMap(([name, value]) => {
      if (isSealed(value)) {
        const sealed = this.sealer.reseal(value.sealed);
        return sealed === null ? [] : [[name, { sealed }] as const];
      }
      return secrets.has(name) && !isEmptySetting(value) ? [[name, this.sealed(value)] as const] : [];
    });
    return renewed.length === 0 ? null : { ...stored, ...Object.fromEntries(renewed) };
  }

  private sealed(value: unknown): unknown {
    return isEmptySetting(value)
      ? value
      : ({ sealed: this.sealer.seal(JSON.stringify(value)) } satisfies SealedSetting);
  }

  private opened({ sealed }: SealedSetting): unknown {
    const text = this.sealer.open(sealed);
    return text === null ? null : JSON.parse(text);
  }
}

const secretsOf = (declarations: readonly SettingDeclaration[]): ReadonlySet<string> =>
  new Set(declarations.filter(({ secret }) => secret).map(({ name }) => name));
