export const bankFeedExample = {
  key: 'monobank',
  title: 'monobank',
  active: true,
  connected: true,
  settings: { token: null, token_filled: true, api_url: 'https://api.monobank.ua' },
  fields: [],
  accounts: [
    {
      account: 'UA213223130000026007233566001',
      currency: 'UAH',
      cursor: '{"from":1795600000}',
      has_more: false,
      fetched_at: '2026-11-20T10:00:00.000Z',
      covered_until: '2026-11-18',
      imported: 12,
    },
  ],
  last_run_at: '2026-11-20T10:00:00.000Z',
  next_run_at: '2026-11-20T10:10:00.000Z',
  last_error: null,
  version: 2,
};

export const bankFolderExample = {
  folder: 'bank-statements',
  path: '/app/data/bank-statements',
  waiting: ['november.sta'],
  imported: 3,
  refused: [
    {
      name: 'photo.pdf',
      reason: 'This is a PDF. Export the statement as CAMT, MT940 or CSV.',
      refused_at: '2026-11-20T10:00:00.000Z',
    },
  ],
};
