import { splitPage, joinPage, placeholder } from './placeholders.js';

describe('placeholders of a cached page', () => {
  test('the placeholders of a cached page are filled for each visitor', () => {
    const page = splitPage(
      `<meta content="${placeholder('csrf')}"><b aria-pressed="${placeholder('wished', 12)}">x</b>`,
    );
    expect(joinPage(page, (name, argument) => `${name}/${argument}`)).toBe(
      '<meta content="csrf/"><b aria-pressed="wished/12">x</b>',
    );
    expect(joinPage(page, () => '')).toBe('<meta content=""><b aria-pressed="">x</b>');
  });

  test('no text of the shop can create a placeholder', () => {
    const text = '\uE000csrf:\uE001 \uE000000000000000csrf:\uE001';
    expect(joinPage(splitPage(text), () => 'secret')).toBe(text);
  });

  test('a cached page may have no placeholders', () => {
    expect(joinPage(splitPage('plain'), () => 'x')).toBe('plain');
  });
});
