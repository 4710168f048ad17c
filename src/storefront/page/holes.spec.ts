import { cut, fill, hole } from './holes.js';

describe('A page with holes', () => {
  test('is filled anew for each reader', () => {
    const page = cut(`<meta content="${hole('csrf')}"><b aria-pressed="${hole('wished', 12)}">x</b>`);
    expect(fill(page, (name, argument) => `${name}/${argument}`)).toBe(
      '<meta content="csrf/"><b aria-pressed="wished/12">x</b>',
    );
    expect(fill(page, () => '')).toBe('<meta content=""><b aria-pressed="">x</b>');
  });

  test('has none that a text of the shop could make', () => {
    const text = '\uE000csrf:\uE001 \uE000000000000000csrf:\uE001';
    expect(fill(cut(text), () => 'secret')).toBe(text);
  });

  test('may have none', () => {
    expect(fill(cut('plain'), () => 'x')).toBe('plain');
  });
});
