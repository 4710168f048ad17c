import type { CategoryNode } from './category.js';
import { found, moved, pathOf, project, rowsOf, stepOf, withDescendants } from './tree.js';

const node = (id: number, parent: number, position: number): CategoryNode => ({
  id,
  name: `N${id}`,
  alias: `n-${id}`,
  parent,
  position,
  published: 1,
  version: 1,
  all_products_count: 0,
});

// 1 ─ 2 ─ 3
//   └ 4
// 5
const nodes = [node(1, 0, 0), node(5, 0, 1), node(2, 1, 0), node(4, 1, 1), node(3, 2, 0)];
const all = (): boolean => true;
const lines = (open = all) => rowsOf(nodes, open).map(({ node: { id }, depth }) => `${'-'.repeat(depth)}${id}`);

describe('the rows of the category tree', () => {
  test('the rows of the category tree show each level in its order, and nothing below a collapsed category', () => {
    expect(lines()).toEqual(['1', '-2', '--3', '-4', '5']);
    expect(lines((id?: number) => id !== 2)).toEqual(['1', '-2', '-4', '5']);
  });

  test('a search in the category tree shows the matching categories with their parents', () => {
    expect(rowsOf(found(nodes, ' n3 '), all).map(({ node: { id } }) => id)).toEqual([1, 2, 3]);
    expect(found(nodes, 'none')).toEqual([]);
  });

  test('the category tree lists the descendants of a category and its path from the top', () => {
    expect([...withDescendants(nodes, 1)].sort()).toEqual([1, 2, 3, 4]);
    expect(pathOf(nodes, 3)).toBe('N1 / N2 / N3');
  });
});

describe('dragging a category', () => {
  const to = (dragged: number, over: number, levels = 0) => {
    const { parent, before } = project(
      rowsOf(nodes, (id) => id !== dragged),
      dragged,
      over,
      levels,
    );
    return [parent, before];
  };

  test('a category is dropped between two rows, at the level that the horizontal position and the rows allow', () => {
    expect(to(5, 2)).toEqual([1, 2]);
    expect(to(5, 4)).toEqual([1, 4]);
    expect(to(5, 4, 1)).toEqual([1, 4]);
    expect(to(5, 4, 2)).toEqual([2, null]);
    expect(to(5, 5, 1)).toEqual([1, null]);
    expect(to(5, 1, -3)).toEqual([0, 1]);
  });

  test('a category that is dropped on its own row stays at its position', () => {
    expect(to(4, 4)).toEqual([1, null]);
    expect(to(2, 2)).toEqual([1, 4]);
  });
});

describe('moving a category by buttons', () => {
  const step = (id: number, which: 'up' | 'down' | 'in' | 'out') =>
    stepOf(
      nodes,
      nodes.find((one) => one.id === id)!,
      which,
    );

  test('a category moves up or down, into the category above, or out of its parent', () => {
    expect(step(4, 'up')).toEqual({ parent: 1, before: 2 });
    expect(step(2, 'down')).toEqual({ parent: 1, before: null });
    expect(step(4, 'in')).toEqual({ parent: 2, before: null });
    expect(step(3, 'out')).toEqual({ parent: 1, before: 4 });
    expect(step(4, 'out')).toEqual({ parent: 0, before: 5 });
  });

  test('a category at the end of its level cannot be moved further', () => {
    expect([step(1, 'up'), step(5, 'down'), step(2, 'in'), step(1, 'out')]).toEqual([null, null, null, null]);
  });
});

test('a move is shown before the API has answered, with new positions and with all subcategories', () => {
  const after = moved(nodes, 2, { parent: 0, before: 5 });
  expect(rowsOf(after, all).map(({ node: { id, position }, depth }) => [id, depth, position])).toEqual([
    [1, 0, 0],
    [4, 1, 1],
    [2, 0, 1],
    [3, 1, 0],
    [5, 0, 2],
  ]);
});
