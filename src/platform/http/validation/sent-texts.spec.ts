import { controlsIn, readText, textRules } from './sent-texts.js';

describe('texts in requests', () => {
  const name = textRules('name', [{ name: 'isLength', constraints: [1, 255] }]);
  const note = textRules('note', [{ name: 'maxLength', constraints: [2000] }]);

  test('a sent text without visible characters is read as empty', () => {
    for (const text of ['  ', '\u200b', '\u3164\ufe0f']) expect(readText(text, name).value).toBe('');
    expect(readText('\u200ba', name).value).toBe('\u200ba');
  });

  test('sent texts and the member names of maps are normalized to NFC', () => {
    expect(readText('Андрій'.normalize('NFD'), name).value).toBe('Андрій'.normalize('NFC'));
    const map = textRules('attributes', [{ name: 'attributeMap', constraints: [] }]);
    expect(readText({ ['й'.normalize('NFD')]: 'й'.normalize('NFD') }, map).value).toEqual({ й: 'й' });
  });

  test('sent texts with a limit of 255 characters or less must not contain line breaks or control characters', () => {
    for (const text of ['a\u0007b', 'a\nb', 'a\tb', 'a\u0085b', 'a\u2028b', 'a\u001bb'])
      expect([text, readText(text, name).isRefused]).toEqual([text, true]);
    expect(readText('Оля 👩‍🚀\n', name).isRefused).toBe(false);
    expect(controlsIn(name)).toEqual({ key: 'validation.controlCharacters' });
  });

  test('sent texts with a higher limit may contain line breaks and tabs, but no other control characters', () => {
    expect(readText('a\r\n\tb', note).isRefused).toBe(false);
    expect(readText('a\u001bb', note).isRefused).toBe(true);
    expect(controlsIn(note)).toEqual({ key: 'validation.controlCharactersInLines' });
  });

  test('sent passwords are kept as typed', () => {
    const password = textRules('password', [{ name: 'maxLength', constraints: [200] }]);
    expect(readText(' \u200b\t', password)).toEqual({ value: ' \u200b\t', isRefused: false });
  });

  test('each entry of a sent list and each member of a map is read as a text', () => {
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
