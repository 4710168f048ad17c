import { forgivenErrors, typingDistance } from './typing-distance.js';

describe('typing distance between words', () => {
  test.each([
    ['teapot', 'teapot', 0],
    ['teapto', 'teapot', 1],
    ['tepot', 'teapot', 1],
    ['teaspot', 'teapot', 1],
    ['teabot', 'teapot', 1],
    ['taepto', 'teapot', 2],
    ['', 'tea', 3],
    ['tea', '', 3],
    ['cup', 'rug', 2],
  ])('the typing distance from %s to %s is %i', (one, other, distance) => {
    expect(typingDistance(one, other)).toBe(distance);
  });

  test('the number of tolerated typing errors grows with the length of the word', () => {
    expect([3, 4, 6, 7, 20].map(forgivenErrors)).toEqual([0, 1, 1, 2, 2]);
  });
});
