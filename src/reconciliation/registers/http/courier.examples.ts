import { listExample } from '../../../platform/http/openapi/answer-example.js';
import type { CourierDebtResponse, CourierDifferenceResponse } from './dto/courier-debt.response.js';
import type { CourierRegisterPreviewResponse } from './dto/courier-preview.response.js';
import type { CourierRegisterDetailResponse, CourierRegisterResponse } from './dto/courier-register.response.js';
import type { CourierRowResponse } from './dto/courier-row.response.js';
import type { RegisterProfileResponse } from './dto/register-profile.response.js';

/** The form by which a register is sent. */
export const REGISTER_FORM = {
  type: 'object',
  properties: {
    file: { type: 'string', format: 'binary', description: 'CSV, at most 10 MiB and 5,000 parcels.' },
    layout: {
      type: 'string',
      maxLength: 80,
      description:
        'Key of the layout, such as `nova-poshta`, `omniva`, `dpd` or `generic`; by default it is detected. Kept ' +
        'mappings are not used with it.',
    },
    carrier: { type: 'string', maxLength: 80, description: 'Name of the courier; by default that of the layout.' },
    number: { type: 'string', maxLength: 80, description: 'Number of the register; by default as in the file.' },
    day: { type: 'string', format: 'date', description: 'Day of the register; by default as in the file.' },
    currency: {
      type: 'string',
      maxLength: 80,
      description: 'Currency of a file that names none; by default that of the shop.',
    },
    encoding: { type: 'string', maxLength: 80, description: 'Encoding, such as `windows-1251`; by default detected.' },
    mapping: {
      type: 'string',
      maxLength: 16_384,
      description:
        'JSON `{tracking_number?, order_number?, amount?, payout?, fee?, collected_on?, currency?}` for columns that ' +
        'are not detected. The values are titles of columns, or `#1`, `#2` and so on. The shop stores the mapping and ' +
        'uses it for later registers with the same columns that are sent without `mapping` and `layout`.',
    },
    ask_columns: {
      type: 'string',
      enum: ['0', '1'],
      description: '`1`: answers `columns_needed` even if the columns are known, so that another mapping can be sent.',
    },
    preview: {
      type: 'string',
      enum: ['0', '1'],
      description: '`1`: answers what the import would store, and stores nothing.',
    },
  },
  required: ['file'],
};

const listed: CourierRegisterResponse = {
  id: 3,
  file_name: 'register-20261120.csv',
  layout: 'nova-poshta',
  carrier: 'Nova Poshta',
  number: '7701123',
  day: '2026-11-20',
  state: 'owed',
  currency: 'EUR',
  rows: 2,
  without_money: 0,
  collected: 124.8,
  fees: 4.5,
  payout: 120.3,
  difference: 0,
  transaction_id: null,
  warnings: [],
  imported_at: new Date('2026-11-21T08:15:00.000Z'),
  version: 1,
};

export const courierRegistersExample = listExample([listed]);

export const courierRegisterExample: CourierRegisterDetailResponse = {
  ...listed,
  counts: { matched: 1, differs: 0, unknown: 1, paid: 0 },
};

export const courierRowExample: CourierRowResponse = {
  id: 41,
  register_id: 3,
  line: 2,
  tracking_number: '20450012345678',
  order_number: '1023',
  collected_on: '2026-11-19',
  state: 'matched',
  problem: null,
  order_id: 1023,
  payment_id: null,
  amount: 89.9,
  fee: 2.5,
  expected: 89.9,
  difference: 0,
  currency: 'EUR',
  checked: false,
};

const { file_name, layout, carrier, number, day, currency, rows, without_money, collected, fees, payout } =
  courierRegisterExample;

export const courierPreviewExample: CourierRegisterPreviewResponse = {
  id: null,
  ...{ file_name, layout, carrier, number, day, currency, rows, without_money, collected, fees, payout },
  warnings: [],
  counts: courierRegisterExample.counts,
  sample: [courierRowExample],
};

export const courierDebtExample: CourierDebtResponse = {
  carrier: 'Nova Poshta',
  currency: 'EUR',
  registers: 1,
  collected: 124.8,
  fees: 4.5,
  owed: 120.3,
  since: '2026-11-20',
};

export const courierDifferenceExample: CourierDifferenceResponse = {
  problem: 'unknown_number',
  register_id: 3,
  row_id: 42,
  line: 3,
  order_id: null,
  tracking_number: '20450012349999',
  expected: null,
  amount: 34.9,
  currency: 'EUR',
  since: '2026-11-19',
};

export const registerProfileExample: RegisterProfileResponse = {
  id: 2,
  name: 'payout-november.csv',
  columns: ['Parcel', 'Cash', 'Charge'],
  mapping: { tracking_number: 'Parcel', amount: 'Cash', fee: 'Charge' },
  updated_at: new Date('2026-11-21T08:15:00.000Z'),
};
