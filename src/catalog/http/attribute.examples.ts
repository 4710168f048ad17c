const used = {
  name: 'color',
  label: 'Color',
  labels: { en: 'Color', uk: 'Колір', ru: 'Цвет' },
  position: 1,
  version: 2,
  products_count: 12,
  values_count: 3,
};

const values = [
  { value: 'red', label: 'Red', labels: { en: 'Red', uk: 'Червоний' }, color: '#c0392b', products_count: 4 },
];

const done = { success: true, message: 'Done.' };

export const USED_ATTRIBUTES = { ...done, data: { items: [used] }, meta: { total: 1, page: 1, per_page: 1 } };
export const USED_ATTRIBUTE = { ...done, data: { ...used, values } };
export const SUGGESTED_ATTRIBUTES = { ...done, data: { items: [{ name: 'color', label: 'Color' }] } };
export const SUGGESTED_VALUES = { ...done, data: { items: [{ value: 'red', label: 'Red' }] } };
