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

describe('formSections', () => {
  it('the form begins with the common settings, and ends with those that the provider put into no section', () => {
    expect(formSections(layout, { settings }, 'uk')).toEqual([
      { title: 'Місце', settings: ['active'] },
      { title: 'Words', settings: ['title'] },
      { title: 'Settings', settings: ['note', 'days', 'iban', 'bank'] },
    ]);
  });

  it("the form has the provider's sections in their order; settings that customers read are beside the title", () => {
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

  it('the form has no last section if every setting is in a section', () => {
    const sections = [{ title: { en: 'All' }, settings: settings.map(({ name }) => name) }];
    expect(formSections(layout, { settings, sections }, 'en').map(({ title }) => title)).toEqual([
      'Place',
      'Words',
      'All',
    ]);
  });
});
