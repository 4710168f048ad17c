import { useMemo } from 'react';
import { useRead, type Item, type Option } from '#panel';

type Category = Item<'getCategoryTree'>;

/** All categories as options, indented below their parents. */
export function useCategories(): Option[] {
  const { data } = useRead('/api/admin/categories');
  return useMemo(() => optionsOf(data?.items ?? []), [data]);
}

function optionsOf(categories: readonly Category[]): Option[] {
  const below = new Map<number, Category[]>();
  for (const category of categories) below.set(category.parent, [...(below.get(category.parent) ?? []), category]);
  const walk = (parent: number, depth: number): Option[] =>
    (below.get(parent) ?? []).flatMap(({ id, name }) => [
      { value: String(id), label: `${'\u2003'.repeat(depth)}${name}` },
      ...walk(id, depth + 1),
    ]);
  return walk(0, 0);
}
