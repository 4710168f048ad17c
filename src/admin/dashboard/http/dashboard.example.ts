const data = {
  at: '2026-11-21T10:00:00.000Z',
  currency: 'EUR',
  time_zone: 'Europe/Kyiv',
  notices: [{ code: 'untrusted_proxy', setting: 'TRUST_PROXY', value: '10.0.0.5' }],
  to_do: {
    to_verify: { count: 9, overdue: 2, open: [{ currency: 'EUR', amount: 1204.5, overdue_amount: 99 }] },
    pending: 3,
    processing: 2,
    ready_for_shipment: 4,
    paid_not_shipped: 1,
    refunds_due: 0,
    sold_out: 2,
    low_stock: 5,
    low_stock_threshold: 5,
    reviews_waiting: 1,
    dead_letters: 0,
    dead_mails: 0,
  },
  sales: {
    days: [{ day: '2026-11-21', orders: 4, turnover: 412.3, paid: 263.3 }],
    orders: 4,
    turnover: 412.3,
    paid: 263.3,
  },
  system: {
    version: '1.4.0',
    database: { version: '17.5', answered_in_ms: 3 },
    outbox: { waiting: 0, age_seconds: 0 },
    jobs: { worker: 'in-process', late: 0, dead_letters: 0 },
    mails: { transport: 'smtp', queued: 0, dead: 0 },
    disk: { free_bytes: 52_000_000_000, total_bytes: 100_000_000_000 },
  },
  first_steps: { bank_invoice: true, product: true, order: true, mail: true },
};

export const dashboardExample = { success: true, data, message: 'Done.' };
