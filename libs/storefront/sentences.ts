const SENTENCES = {
  en: {
    away: 'The shop can’t be reached. Check your connection.',
    gone: 'This product is no longer in the cart. Reload the cart.',
  },
  uk: {
    away: 'Немає зв’язку з магазином. Перевірте з’єднання.',
    gone: 'Цього товару вже немає в кошику. Оновіть кошик.',
  },
  ru: {
    away: 'Нет связи с магазином. Проверьте соединение.',
    gone: 'Этого товара уже нет в корзине. Обновите корзину.',
  },
};

/** Language of the page. */
export const language = (): string => document.documentElement.lang;

/** One of the few texts that are not sent by the server, in the page's language or else in English. */
export const inPageLanguage = <T>(sentences: { en: T; uk: T; ru: T }): T =>
  sentences[language().slice(0, 2) as 'en'] ?? sentences.en;

export const sentence = (key: 'away' | 'gone'): string => inPageLanguage(SENTENCES)[key];
