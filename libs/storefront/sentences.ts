const SENTENCES = {
  en: {
    away: 'The shop does not answer. Please check your connection and try again.',
    gone: 'This is not in the cart any more.',
  },
  uk: { away: 'Магазин не відповідає. Перевірте з’єднання і спробуйте ще раз.', gone: 'Цього вже немає в кошику.' },
  ru: { away: 'Магазин не отвечает. Проверьте соединение и попробуйте ещё раз.', gone: 'Этого уже нет в корзине.' },
};

/** Of the page. */
export const language = (): string => document.documentElement.lang;

/** One of the few texts that no server sends, in the page's language or else in English. */
export const inPageLanguage = <T>(sentences: { en: T; uk: T; ru: T }): T =>
  sentences[language().slice(0, 2) as 'en'] ?? sentences.en;

export const sentence = (key: 'away' | 'gone'): string => inPageLanguage(SENTENCES)[key];
