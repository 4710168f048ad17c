import type { Language } from '#kernel';
import type { Messages } from '../../platform/i18n/i18n.module.js';

/** Translates a text of these pages; `key` is below storefront-product. */
export type Translate = (key: string, args?: Record<string, unknown>) => string;

export const translator =
  (messages: Messages, language: Language): Translate =>
  (key, args) =>
    messages.translate(language, `storefront-product.${key}`, args);
