import { greetingName } from './greeting-name.js';

test.each([
  ['Olena Bondar', 'Olena Bondar'],
  ['  Олена   Коваль ', 'Олена Коваль'],
  ['Мар’яна О’Нил-Бойко', 'Мар’яна О’Нил-Бойко'],
  ['Jose\u0301 María García', 'Jose\u0301 María García'],
  ['李小龍', '李小龍'],
])('the name %j is used in greetings as %j', (name, greeted) => expect(greetingName(name)).toBe(greeted));

test.each(['', 'Visit evil.example', 'Call 0501234567', 'Your order was cancelled', '<b>Olena</b>', 'x'.repeat(41)])(
  'the text %j is not used in greetings',
  (text) => expect(greetingName(text)).toBe(''),
);
