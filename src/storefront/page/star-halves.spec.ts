import { starHalves } from './star-halves.js';

test.each([
  [0, 0],
  [1, 2],
  [3.7, 7],
  [4.2, 8],
  [4.25, 9],
  [4.74, 9],
  [4.8, 9],
  [4.99, 9],
  [5, 10],
])('a rating of %d fills %d halves of five stars', (rating, halves) => {
  expect(starHalves(rating)).toBe(halves);
});
