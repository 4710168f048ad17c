import { withoutDirectionControls } from './direction.js';

test('Direction controls are removed from a text, and letters and marks of both directions stay', () => {
  const controls = '\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069';
  for (const control of controls) expect(withoutDirectionControls(`Lamp ${control}5.00`)).toBe('Lamp 5.00');
  const plain = 'Lamp \u200E5\u200F \u061C\u05E9\u05DC\u05D5\u05DD \u0645\u0631\u062D\u0628\u0627 e\u0301';
  expect(withoutDirectionControls(plain)).toBe(plain);
});
