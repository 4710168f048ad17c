import type { SettingDeclaration } from '#contracts';
import type { Localized } from '#kernel';

/** What a payment gateway and a shipping provider have in common. */
export interface MethodProvider {
  readonly key: string;
  readonly title: Localized;
  readonly description?: Localized;
  /** Its first method is offered at once; else an administrator switches it on. */
  readonly activeWhenNew?: boolean;
  readonly settings: readonly SettingDeclaration[];
}
