import { controlsIn, readText, textRules } from './sent-texts.js';

describe('A text of a body', () => {
  const name = textRules('name', [{ name: 'isLength', constraints: [1, 255] }]);
  const note = textRules('note', [{ name: 'maxLength', constraints: [2000] }]);

  test('is empty if nothing of it can be seen', () => {
    for (const text of ['  ', '\u200b', '\u3164\ufe0f']) expect(readText(text, name).value).toBe('');
    expect(readText('\u200ba', name).value).toBe('\u200ba');
  });

  test('is in NFC, with the names of its members', () => {
    expect(readText('Андрій'.normalize('NFD'), name).value).toBe('Андрій'.normalize('NFC'));
    const map = textRules('attributes', [{ name: 'attributeMap', constraints: [] }]);
    expect(readText({ ['й'.normalize('NFD')]: 'й'.normalize('NFD') }, map).value).toEqual({ й: 'й' });
  });

  test('has one line and no control characters if it has at most 255 characters', () => {
    for (const text of ['a\u0007b', 'a\nb', 'a\tb', 'a\u0085b', 'a\u2028b', 'a\u001bb'])
      expect([text, readText(text, name).isRefused]).toEqual([text, true]);
    expect(readText('Оля 👩‍🚀\n', name).isRefused).toBe(false);
    expect(controlsIn(name)).toEqual({ key: 'validation.controlCharacters' });
  });

  test('may have line breaks and tabs, and no other control characters, if it may be longer', () => {
    expect(readText('a\r\n\tb', note).isRefused).toBe(false);
    expect(readText('a\u001bb', note).isRefused).toBe(true);
    expect(controlsIn(note)).toEqual({ key: 'validation.controlCharactersInLines' });
  });

  test('is kept as typed if it is a password', () => {
    const password = textRules('password', [{ name: 'maxLength', constraints: [200] }]);
    expect(readText(' \u200b\t', password)).toEqual({ value: ' \u200b\t', isRefused: false });
  });

  test('is read entry by entry in lists, and member by member in labels', () => {
    const to = textRules('to', [{ name: 'isEmail', constraints: [] }]);
    expect(readText(['a@bücher.example', '\u200b'], to).value).toEqual(['a@xn--bcher-kva.example', '']);
    const labels = textRules('labels', [{ name: 'isLabels', constraints: [255] }]);
    expect(readText({ red: { en: 'Red', uk: '\u200b' } }, labels)).toEqual({
      value: { red: { en: 'Red', uk: '' } },
      isRefused: false,
    });
    expect(readText({ red: { en: 'R\u0007' } }, labels).isRefused).toBe(true);
    expect(readText({ 're\nd': {} }, labels).isRefused).toBe(true);
  });
});
