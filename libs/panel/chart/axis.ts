/** Steps of 1, 2 and 5 times powers of ten. */
const STEPS = [1, 2, 5, 10] as const;

/**
 * Round values from 0 to at least `most`, four at most: `[0, 50, 100, 150]` for 130.
 * @param least the smallest step, 1 for counts
 */
export function axisOf(most: number, least = 0): number[] {
  if (most <= 0) return [0, 1];
  const rough = most / 3;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(
    least,
    STEPS.map((one) => one * power).find((one) => one >= rough * 0.999)!,
  );
  return Array.from({ length: Math.ceil(most / step - 0.001) + 1 }, (_, index) => index * step);
}

/** Which of `count` bars have a label if `most` labels fit: at equal distances, each in the middle of its bars. */
export function labelled(count: number, most: number): number[] {
  const step = Math.max(1, Math.ceil(count / most));
  const first = Math.floor((step - 1) / 2);
  return Array.from({ length: count }, (_, index) => index).filter((index) => index % step === first);
}
