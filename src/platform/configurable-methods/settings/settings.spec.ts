import type { SettingDeclaration } from '#contracts';
import { FieldErrors } from '#kernel';
import { checkSettings } from './check-settings.js';
import { settingsToWire } from './settings-to-wire.js';

const label = { en: 'Label' };
const declarations: SettingDeclaration[] = [
  {
    name: 'account',
    type: 'string',
    label,
    required: true,
    maxLength: 10,
    check: (value) => (value === 'bad' ? { error: { en: 'No.', uk: 'Ні.' } } : { value: value.toUpperCase() }),
  },
  { name: 'days', type: 'integer', label, default: 7, min: 1, max: 30 },
  { name: 'reminders', type: 'integers', label, default: [], min: -30, max: 60, maxItems: 3 },
  { name: 'on', type: 'boolean', label },
  { name: 'title', type: 'localized', label },
  { name: 'free_above', type: 'money', label },
  { name: 'costs', type: 'money_by_country', label },
  { name: 'api_key', type: 'string', label, secret: true },
  {
    name: 'mode',
    type: 'select',
    label,
    default: 'test',
    options: [
      { value: 'test', label: { en: 'Test', uk: 'Перевірка' } },
      { value: 'live', label: { en: 'Live' } },
    ],
  },
];

const check = (input: Record<string, unknown>, current = {}) =>
  checkSettings(declarations, input, current, 'EUR', 'uk');
const problems = (input: Record<string, unknown>) => {
  try {
    check(input);
  } catch (error) {
    return (error as FieldErrors).fields;
  }
  return {};
};

describe('settings of methods', () => {
  it('only sent settings of a method change, and undeclared names are dropped', () => {
    expect(check({ days: 3, evil: 1 }, { account: 'A', kept: 1 })).toEqual({ account: 'A', kept: 1, days: 3 });
  });

  it("the declaration's own check converts a setting, or refuses it with a message", () => {
    expect(check({ account: ' abc ' })).toEqual({ account: 'ABC' });
    expect(problems({ account: 'bad' })).toEqual({ account: [{ key: 'validation.matches', text: 'Ні.' }] });
  });

  it('settings of a method can be emptied, even if they are required', () => {
    expect(check({ account: '' }, { account: 'A' })).toEqual({ account: '' });
  });

  it('a list of numbers is stored in ascending order, and each wrong entry is refused', () => {
    expect(check({ reminders: [7, -2, 1] })).toEqual({ reminders: [-2, 1, 7] });
    expect(check({ reminders: [] }, { reminders: [1] })).toEqual({ reminders: [] });
    for (const [sent, key] of [
      [[1, 2, 3, 4], 'arrayMaxSize'],
      [[1, 1], 'arrayUnique'],
      [[1.5], 'isInt'],
      [['1'], 'isInt'],
      [[null], 'isInt'],
      [[-31], 'min'],
      [[61], 'max'],
      [7, 'isArray'],
      [null, 'isArray'],
    ] as const)
      expect(problems({ reminders: sent })).toMatchObject({ reminders: [{ key: `validation.${key}` }] });
  });

  it('money settings are stored in minor units and shown as numbers', () => {
    const values = check({ free_above: 49.9, costs: { ua: 4.05, '*': 9 } });
    expect(values).toEqual({ free_above: '4990', costs: { UA: '405', '*': '900' } });
    expect(settingsToWire(declarations, values, 'EUR')).toMatchObject({
      free_above: 49.9,
      costs: { UA: 4.05, '*': 9 },
      days: 7,
      on: false,
      title: {},
      account: '',
    });
  });

  it('all problems of sent settings are reported, each at its field', () => {
    const found = problems({
      account: 'longer than ten',
      days: 31,
      on: 1,
      title: { uk: 5, xx: 5 },
      free_above: 1.005,
      costs: { XX: 1, UA: -1 },
    });
    expect(Object.keys(found).sort()).toEqual([
      'account',
      'costs.UA',
      'costs.XX',
      'days',
      'free_above',
      'on',
      'title.uk',
    ]);
    expect(problems({ days: 1.5, title: 'x', costs: [], account: 7, free_above: '5' })).toMatchObject({
      days: [{ key: 'validation.isInt' }],
      title: [{ key: 'validation.isObject' }],
      costs: [{ key: 'validation.isObject' }],
      account: [{ key: 'validation.isString' }],
      free_above: [{ key: 'validation.isAmount' }],
    });
  });

  it('null is refused for a setting, except for a secret and for a number without a default', () => {
    const found = problems({ account: null, days: null, on: null, title: null, costs: null });
    expect(Object.keys(found).sort()).toEqual(['account', 'costs', 'days', 'on', 'title']);
    expect(Object.keys(problems({ title: { en: null }, costs: { UA: null } })).sort()).toEqual([
      'costs.UA',
      'title.en',
    ]);
    expect(check({ free_above: null, api_key: null }, { free_above: '4990' })).toEqual({ free_above: null });
  });

  it('settings with text that the database cannot store are refused', () => {
    expect(problems({ account: 'a\0b' })).toHaveProperty('account');
    expect(problems({ title: { en: '\ud800' } })).toHaveProperty(['title.en']);
    expect(check({ account: '😀' })).toEqual({ account: '😀' });
  });

  it('a localized setting keeps languages that were not sent, and loses emptied ones', () => {
    expect(check({ title: { uk: 'Назва', ru: '' } }, { title: { en: 'Title', ru: 'Имя' } })).toEqual({
      title: { en: 'Title', uk: 'Назва' },
    });
  });

  it('a secret setting is never shown, and is kept if null is sent back', () => {
    const values = check({ api_key: 'top' });
    expect(settingsToWire(declarations, values, 'EUR')).toMatchObject({ api_key: null, api_key_filled: true });
    expect(check({ api_key: null }, values)).toEqual(values);
    expect(check({ api_key: '' }, values)).toEqual({ api_key: '' });
  });
});
