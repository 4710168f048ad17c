import { colorRules, unreadableColors } from './shop-look.js';

const colors = (accent: string, accent_dark: string | null = null) => ({ accent, accent_dark });

test.each([
  [colors('#2f5d50'), []],
  [colors('#ffff00'), ['accent']],
  [colors('#2f5d50', '#111111'), ['accent_dark']],
  [colors('#eeeeee', '#222222'), ['accent', 'accent_dark']],
  [null, []],
])('the colors %j that are not readable are %j', (sent, names) => expect(unreadableColors(sent)).toEqual(names));

test('the rules set the accent of light and of dark mode, and are empty for the default colors', () => {
  expect(colorRules(colors('#7a1f5c', '#f0a6d8'))).toBe(
    ':root{--accent:#7a1f5c;--on-accent:#ffffff}\n' +
      '@media (prefers-color-scheme: dark){:root{--accent:#f0a6d8;--on-accent:#10211c}}\n',
  );
  expect(colorRules(null)).toBe('');
});
