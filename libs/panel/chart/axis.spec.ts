import { axisOf, labelled } from './axis.js';

describe('the axis of a chart', () => {
  it.each([
    [130, [0, 50, 100, 150]],
    [1, [0, 0.5, 1]],
    [298.8, [0, 100, 200, 300]],
    [300, [0, 100, 200, 300]],
    [301, [0, 200, 400]],
    [0.07, [0, 0.05, 0.1]],
  ])('the axis of a chart up to %d has round values', (most, values) => {
    expect(axisOf(most).map((value) => Math.round(value * 100) / 100)).toEqual(values);
  });

  it('the axis of a chart of counts has whole numbers', () => {
    expect(axisOf(2, 1)).toEqual([0, 1, 2]);
    expect(axisOf(1, 1)).toEqual([0, 1]);
    expect(axisOf(0)).toEqual([0, 1]);
  });

  it('the axis of a chart has at most four steps', () => {
    for (let most = 1; most < 2_000; most++) {
      const values = axisOf(most);
      expect(values.length).toBeLessThanOrEqual(5);
      expect(values.at(-1)).toBeGreaterThanOrEqual(most * 0.99);
    }
  });
});

describe('labels of bars', () => {
  it('bars of a chart have as many labels as fit, at equal distances', () => {
    expect(labelled(7, 7)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(labelled(7, 4)).toEqual([0, 2, 4, 6]);
    expect(labelled(30, 6)).toEqual([2, 7, 12, 17, 22, 27]);
    expect(labelled(1, 4)).toEqual([0]);
    for (let count = 1; count < 400; count++) {
      expect(labelled(count, 4).length).toBeLessThanOrEqual(4);
      expect(labelled(count, 4).length).toBeGreaterThan(0);
    }
  });
});
