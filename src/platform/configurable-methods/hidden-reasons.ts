import type { SettingDeclaration } from '#contracts';
import { pick, type Language } from '#kernel';
import type { Messages } from '../i18n/i18n.module.js';

/** A reason why customers do not see a method, with its text. */
export interface HiddenInWords {
  /** Reason code: `inactive`, `incomplete`, `payments_disabled`. */
  readonly code: string;
  /** For `incomplete`: the setting that is empty. */
  readonly field: string | null;
  readonly message: string;
}

/** Translates reasons such as `inactive` or `incomplete:<setting>`. */
export function hiddenInWords(
  reasons: readonly string[],
  declarations: readonly SettingDeclaration[],
  messages: Messages,
  language: Language,
): HiddenInWords[] {
  return reasons.map((reason) => {
    const [code = '', field = null] = reason.split(':', 2);
    const label = declarations.find(({ name }) => name === field)?.label;
    return {
      code,
      field,
      message: messages.translate(language, `settings.hidden.${code}`, { field: pick(label, language) || field }),
    };
  });
}
