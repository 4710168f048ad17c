import type { Language } from '#kernel';
import type { Messages } from '../../platform/i18n/messages.js';

/** A sentence of these pages in the reader's language; `key` is below storefront-product. */
export type Say = (key: string, args?: Record<string, unknown>) => string;

export const sayer =
  (messages: Messages, language: Language): Say =>
  (key, args) =>
    messages.say(language, `storefront-product.${key}`, args);
