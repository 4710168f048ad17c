import type { Language } from '#kernel';
import type { AdministratorRole } from '../../platform/access/caller.js';

/** Data for the panel's scripts in its page; see libs/panel/session. It contains no personal data. */
export interface CurrentAdmin {
  readonly id: number;
  readonly role: AdministratorRole;
  readonly language: Language;
  readonly base: string;
  readonly shop: {
    readonly name: string;
    readonly named: boolean;
    readonly logo: string | null;
    readonly currency: string;
    readonly timeZone: string;
    readonly language: Language;
    readonly mailsReady: boolean;
  };
  /** Required by AdminJS; not used. */
  readonly email: '';
}

export interface PanelLocale {
  readonly language: Language;
  readonly availableLanguages: Language[];
  readonly translations: Record<string, object>;
}
