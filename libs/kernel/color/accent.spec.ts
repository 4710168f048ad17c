import { darkAccent, LEAST_CONTRAST, PAGE_BACKGROUNDS, textOn } from './accent.js';
import { contrast } from './contrast.js';

test.each(['#000000', '#2f5d50', '#7a1f5c', '#00008b', '#ff0000'])(
  'in dark mode, the accent color %s is lightened until it is readable',
  (accent) => expect(contrast(darkAccent(accent, null), PAGE_BACKGROUNDS.dark)).toBeGreaterThanOrEqual(LEAST_CONTRAST),
);

test('in dark mode, a separate accent color is used unchanged', () => {
  expect(darkAccent('#2f5d50', '#f0a6d8')).toBe('#f0a6d8');
});

test.each(['#2f5d50', '#ffd54f', '#7fc4ae', '#b00020'])('text on the color %s is readable', (color) =>
  expect(contrast(textOn(color), color)).toBeGreaterThanOrEqual(LEAST_CONTRAST),
);
