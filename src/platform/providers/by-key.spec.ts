import type { SettingDeclaration } from '#contracts';
import { byKey } from './by-key.js';

const setting = (name: string): SettingDeclaration => ({ name, type: 'string', label: { en: name } });
const one = (key: string, ...names: string[]) => ({ key, settings: names.map(setting) });
const register = (...all: Array<ReturnType<typeof one>>) => byKey('Payment gateway', all, [setting('title')]);

describe('registered gateways and providers', () => {
  it('are found by key', () => {
    expect([...register(one('cash'), one('card', 'api_key')).keys()]).toEqual(['cash', 'card']);
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
