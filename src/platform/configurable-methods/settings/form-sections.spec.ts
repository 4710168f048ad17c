import type { SettingDeclaration } from '#contracts';
import { formSections, type FormLayout } from './form-sections.js';

const layout: FormLayout = {
  common: [
    { title: { en: 'Place', uk: 'Місце' }, settings: ['active'] },
    { title: { en: 'Words' }, settings: ['title'] },
  ],
  others: { en: 'Settings' },
};
const settings = ['note', 'days', 'iban', 'bank'].map((name): SettingDeclaration => ({
  name,
  type: 'string',
  label: { en: name },
}));

describe('the sections of a form', () => {
  it('begin with what every method has, and end with what the provider has put nowhere', () => {
    expect(formSections(layout, { settings }, 'uk')).toEqual([
      { title: 'Місце', settings: ['active'] },
      { title: 'Words', settings: ['title'] },
      { title: 'Settings', settings: ['note', 'days', 'iban', 'bank'] },
    ]);
  });

  it('are those that the provider declares, in its order, with what customers read beside the title', () => {
    const sections = [
      { title: { en: 'Account' }, settings: ['bank', 'iban'] },
      { title: 'customers' as const, settings: ['note'] },
    ];
    expect(formSections(layout, { settings, sections }, 'en')).toEqual([
      { title: 'Place', settings: ['active'] },
      { title: 'Words', settings: ['title', 'note'] },
      { title: 'Account', settings: ['bank', 'iban'] },
      { title: 'Settings', settings: ['days'] },
    ]);
  });

  it('have no last one when nothing is left for it', () => {
    const sections = [{ title: { en: 'All' }, settings: settings.map(({ name }) => name) }];
    expect(formSections(layout, { settings, sections }, 'en').map(({ title }) => title)).toEqual([
      'Place',
      'Words',
      'All',
    ]);
  });
});
