import type { SettingDeclaration } from '#contracts';
import { ProviderRegistry } from './provider-registry.js';

const setting = (name: string): SettingDeclaration => ({ name, type: 'string', label: { en: name } });
const one = (key: string, ...names: string[]) => ({ key, title: { en: key }, settings: names.map(setting) });
const register = (...all: Array<ReturnType<typeof one>>) =>
  new ProviderRegistry({ providerName: 'Payment gateway', common: [setting('title')] }, all);

describe('registered gateways and providers', () => {
  it('are found by key', () => {
    const registry = register(one('cash'), one('card', 'api_key'));
    expect(registry.all().map(({ key }) => key)).toEqual(['cash', 'card']);
    expect([registry.get('card')?.settings[0]?.name, registry.get('gold')]).toEqual(['api_key', undefined]);
  });

  it.each([
    ['a key that is no word', [one('Gift Card')], /"Gift Card".*lower-case word/],
    ['a key that stands twice', [one('cash'), one('cash')], /"cash": two have this key/],
    ['a word of the addresses', [one('order')], /"order": the shop uses this word itself/],
    ['a setting that every method has', [one('cash', 'title')], /cannot be named "title"/],
    ['a setting named like another member', [one('cash', 'version')], /cannot be named "version"/],
  ])('stop the start with %s', (_, all, sentence) => {
    expect(() => register(...all)).toThrow(sentence);
  });
});
