import { contrast } from '#kernel';
import { BACKGROUNDS, colorRules, darkAccent, textOn, unreadableColors } from './shop-look.js';

const colors = (accent: string, accent_dark: string | null = null) => ({ accent, accent_dark });

test.each(['#000000', '#2f5d50', '#7a1f5c', '#00008b', '#ff0000'])(
  'in dark mode, the accent color %s is lightened until it is readable',
  (accent) => expect(contrast(darkAccent(colors(accent)), BACKGROUNDS.dark)).toBeGreaterThanOrEqual(4.5),
);

test.each([
  [colors('#2f5d50'), []],
  [colors('#ffff00'), ['accent']],
  [colors('#2f5d50', '#111111'), ['accent_dark']],
  [colors('#eeeeee', '#222222'), ['accent', 'accent_dark']],
  [null, []],
])('the colors %j that are not readable are %j', (sent, names) => expect(unreadableColors(sent)).toEqual(names));

test.each(['#2f5d50', '#ffd54f', '#7fc4ae', '#b00020'])('text on the color %s is readable', (color) =>
  expect(contrast(textOn(color), color)).toBeGreaterThanOrEqual(4.5),
);

test('the rules set the accent of light and of dark mode, and are empty for the default colors', () => {
  expect(colorRules(colors('#7a1f5c', '#f0a6d8'))).toBe(
    ':root{--accent:#7a1f5c;--on-accent:#ffffff}\n' +
      '@media (prefers-color-scheme: dark){:root{--accent:#f0a6d8;--on-accent:#10211c}}\n',
  );
  expect(colorRules(null)).toBe('');
});
