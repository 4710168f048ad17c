import type { SettingDeclaration, SettingValues } from '#contracts';
import { Sealer } from '../../crypto/sealer.js';
import type { KeyRing } from '../../crypto/key-ring.js';
import { isEmptySetting } from './setting-values.js';

/** How a secret setting rests in the database. */
export interface SealedSetting {
  readonly sealed: string;
}

export const isSealed = (value: unknown): value is SealedSetting =>
  typeof value === 'object' && value !== null && typeof (value as SealedSetting).sealed === 'string';

/** Secret settings of gateways and providers: sealed in the database, clear for the gateway alone. */
export class SettingSealer {
  private readonly sealer: Sealer;

  constructor(keys: KeyRing, purpose: string) {
    this.sealer = new Sealer(keys, purpose);
  }

  /**
   * Null for what cannot be opened: the setting then counts as empty. Clear values of an earlier version stay as they
   * are.
   */
  open(stored: SettingValues): SettingValues {
    if (!Object.values(stored).some(isSealed)) return stored;
    return Object.fromEntries(
      Object.entries(stored).map(([name, value]) => [name, isSealed(value) ? this.opened(value) : value]),
    );
  }

  /**
   * What is to be stored of `values`.
   * @param stored as it is in the database: what cannot be opened at the moment, or is no longer declared, stays sealed
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

  /** All secrets under the current key, clear ones of an earlier version, too; null when they are already. */
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
