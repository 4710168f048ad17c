const shippingMethodChanges = {
  active: true,
  position: 2,
  title: { en: 'Delivery', uk: 'Доставка', ru: 'Доставка' },
  requires_phone: true,
  requires_address: true,
  costs: { UA: 3.5, '*': 9.9 },
  free_above: 50,
  delivery_time: { en: '2–4 working days', uk: '2–4 робочі дні', ru: '2–4 рабочих дня' },
  carrier: 'Nova Poshta',
};

const field = {
  name: 'free_above',
  type: 'money',
  label: 'Free from',
  help: 'Orders of this sum and above are shipped for nothing. Empty: never.',
  required: false,
  secret: false,
  min: null,
  max: null,
  max_length: null,
  options: null,
  iban: null,
  warning: null,
};

const method = {
  id: 2,
  key: 'flat_rate',
  provider: 'flat_rate',
  name: 'flat_rate',
  built_in: true,
  ...shippingMethodChanges,
  costs: {},
  version: 1,
  shown: false,
  hidden_because: ['incomplete:costs'],
  hidden_reasons: [{ code: 'incomplete', field: 'costs', message: '“Price by country” is empty.' }],
  fields: [field],
  sections: [{ title: 'Settings', settings: ['free_above'] }],
};

const created = {
  ...method,
  id: 3,
  key: 'express',
  name: 'express',
  built_in: false,
  active: false,
  position: 3,
  title: { en: 'Express delivery' },
  requires_phone: false,
  costs: { '*': 4.9 },
  free_above: null,
  carrier: '',
  hidden_because: ['inactive'],
  hidden_reasons: [{ code: 'inactive', field: null, message: 'This method is not active.' }],
};

export const shippingMethodExamples = {
  creation: { provider: 'flat_rate', key: 'express', title: { en: 'Express delivery' } },
  order: { keys: ['flat_rate', 'pickup'] },
  changes: shippingMethodChanges,
  list: {
    success: true,
    data: { items: [method], providers: [{ key: 'flat_rate', title: 'Delivery' }] },
    message: 'Done.',
    meta: { total: 1, page: 1, per_page: 1 },
  },
  method: { success: true, data: method, message: 'Done.' },
  created: { success: true, data: created, message: 'Delivery method created' },
  deleted: { success: true, data: { key: 'express' }, message: 'Delivery method deleted' },
};
