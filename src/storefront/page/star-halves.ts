/** Filled halves of five stars (0 to 10), rounded to the nearest half; only a rating of 5 fills all of them. */
export const starHalves = (rating: number): number => Math.min(Math.round(rating * 2), rating < 5 ? 9 : 10);
