/** Sentences below the QR code of a transfer. */
export const captions = {
  app: {
    en: 'Scan with your banking app',
    uk: 'Відскануйте в застосунку банку',
    ru: 'Отсканируйте в приложении банка',
  },
  phone: {
    en: 'Scan with your phone or banking app',
    uk: 'Відскануйте камерою або в застосунку банку',
    ru: 'Отсканируйте камерой или в приложении банка',
  },
} as const;
