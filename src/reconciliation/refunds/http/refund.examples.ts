import type { BankRefundResponse } from './dto/refund.response.js';
import type { RefundFileResponse } from './dto/refund-file.response.js';

export const bankRefundExample: BankRefundResponse = {
  id: 7,
  order_id: 1023,
  amount: 34.9,
  currency: 'EUR',
  state: 'exported',
  receiver: { name: 'Anna Weber', account: 'DE75512108001245126199' },
  end_to_end_id: 'RFND7K2M9QX4ZB1T',
  file_id: 2,
  account: 'DE19999999990000123456',
  return_reason: null,
  created_at: new Date('2026-11-24T09:30:00.000Z'),
  version: 2,
};

export const dueRefundExample: BankRefundResponse = {
  ...bankRefundExample,
  state: 'due',
  end_to_end_id: null,
  file_id: null,
  version: 1,
};

export const refundFileExample: RefundFileResponse = {
  id: 2,
  format: 'pain.001.001.09',
  file_name: 'refunds-2.xml',
  reference: 'RBATM4T8W0C6HE2P',
  count: 1,
  total: 34.9,
  currency: 'EUR',
  sha256: '6f1ed002ab5595859014ebf0951522d9a3d8c3d1bb0d0b0a3c1f7c0e6f3a2b4c',
  created_at: new Date('2026-11-24T16:00:00.000Z'),
  paid_out: 0,
  returned: 0,
  discarded_at: null,
  discard_reason: null,
  available: true,
};
