import { dropEmoji } from './drop-emoji.js';

test.each([
  ['<p>Lamp 🎉</p>', '<p>Lamp</p>'],
  ['<p>🎉 Lamp</p>', '<p>Lamp</p>'],
  ['<p>Red 🎉🎊 🎁 lamp</p>', '<p>Red lamp</p>'],
  ['<p>Sale🔥now</p>', '<p>Sale now</p>'],
  ['<p>Great 👍🏽!</p>', '<p>Great!</p>'],
  ['<p>Gift (🎁 boxed)</p>', '<p>Gift (boxed)</p>'],
  ['<td>Lamp ❤️\n  <span>SKU</span></td>', '<td>Lamp\n  <span>SKU</span></td>'],
  ['<p>👩‍👩‍👧 family, 🇺🇦 flag, 🏴󠁧󠁢󠁥󠁮󠁧󠁿 too</p>', '<p>family, flag, too</p>'],
  ['<p>🎉🎉</p>', '<p>–</p>'],
  ['<p>Name: 🎉</p>', '<p>Name:</p>'],
  ['<p>1️⃣ of 2</p>', '<p>1 of 2</p>'],
])('an emoji is removed, and the words around it stay separated: %s', (html, dropped) => {
  expect(dropEmoji(html)).toBe(dropped);
});

test('digits, blanks, letters of any script and signs that the fonts contain are kept', () => {
  const html = '<p>  #1 * 5  © ® ™ ‼ № ₴ € – Чай 茶 ㊗ שלום สวัสดี  </p>';
  expect(dropEmoji(html)).toBe(html);
});
