import { createInstance, type i18n } from 'i18next';
import { locale } from '../session/session.js';

/** The texts that the server passes to the panel in its page, in the language of the administrator. */
export const texts: i18n = createInstance();

void texts.init({
  lng: locale.language,
  fallbackLng: false,
  resources: Object.fromEntries(
    Object.entries(locale.translations).map(([language, translation]) => [language, { translation }]),
  ),
  // All texts are in the page, so that the first screen is rendered with them.
  initImmediate: false,
  // React escapes texts itself.
  interpolation: { escapeValue: false },
  returnedObjectHandler: (key) => key,
});
