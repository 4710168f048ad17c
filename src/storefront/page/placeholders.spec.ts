import { splitPage, joinPage, placeholder } from './placeholders.js';

describe('A page with holes', () => {
  test('is filled again for each reader', () => {
    const page = splitPage(
      `<meta content="${placeholder('csrf')}"><b aria-pressed="${placeholder('wished', 12)}">x</b>`,
    );
    expect(joinPage(page, (name, argument) => `${name}/${argument}`)).toBe(
      '<meta content="csrf/"><b aria-pressed="wished/12">x</b>',
    );
    expect(joinPage(page, () => '')).toBe('<meta content=""><b aria-pressed="">x</b>');
  });

  test('has none that a text of the shop could make', () => {
    const text = '\uE000csrf:\uE001 \uE000000000000000csrf:\uE001';
    expect(joinPage(splitPage(text), () => 'secret')).toBe(text);
  });

  test('may have none', () => {
    expect(joinPage(splitPage('plain'), () => 'x')).toBe('plain');
  });
});
