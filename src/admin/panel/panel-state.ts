import type { Language } from '#kernel';
import type { AdministratorRole } from '../../platform/access/caller.js';

/** What the panel's browser side knows from its page; see libs/panel/session. Nothing personal. */
export interface CurrentAdmin {
  readonly id: number;
  readonly role: AdministratorRole;
  readonly language: Language;
  readonly base: string;
  readonly shop: {
    readonly name: string;
    readonly currency: string;
    readonly timeZone: string;
    readonly language: Language;
  };
  /** AdminJS requires one; it is not used. */
  readonly email: '';
}

export interface PanelLocale {
  readonly language: Language;
  readonly availableLanguages: Language[];
  readonly translations: Record<string, object>;
}
