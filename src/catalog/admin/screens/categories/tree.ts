import { arrayMove } from '@dnd-kit/sortable';
import type { CategoryNode, CategoryPlace } from './category.js';

/** A row of the tree. */
export interface TreeRow {
  readonly node: CategoryNode;
  readonly depth: number;
  readonly hasChildren: boolean;
  readonly open: boolean;
}

const known = new WeakMap<readonly CategoryNode[], ReadonlyMap<number, readonly CategoryNode[]>>();

/** Nodes by parent, in their order; computed once per list, because every row of the tree needs them. */
export function childrenOf(nodes: readonly CategoryNode[]): ReadonlyMap<number, readonly CategoryNode[]> {
  const grouped = known.get(nodes);
  if (grouped) return grouped;
  const below = new Map<number, CategoryNode[]>();
  for (const node of nodes) {
    const siblings = below.get(node.parent);
    if (siblings) siblings.push(node);
    else below.set(node.parent, [node]);
  }
  known.set(nodes, below);
  return below;
}

/** The visible rows: descendants of collapsed categories are left out. */
export function rowsOf(nodes: readonly CategoryNode[], isOpen: (id: number) => boolean): TreeRow[] {
  const below = childrenOf(nodes);
  const walk = (parent: number, depth: number): TreeRow[] =>
    (below.get(parent) ?? []).flatMap((node) => {
      const hasChildren = below.has(node.id);
      const open = hasChildren && isOpen(node.id);
      return [{ node, depth, hasChildren, open }, ...(open ? walk(node.id, depth + 1) : [])];
    });
  return walk(0, 0);
}

/** Categories whose name or alias contains the text, with all their parents. */
export function found(nodes: readonly CategoryNode[], text: string): CategoryNode[] {
  const wanted = text.trim().toLocaleLowerCase();
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const kept = new Set<number>();
  for (const node of nodes) {
    if (!node.name.toLocaleLowerCase().includes(wanted) && !node.alias.includes(wanted)) continue;
    for (let at: CategoryNode | undefined = node; at && !kept.has(at.id); at = byId.get(at.parent)) kept.add(at.id);
  }
  return nodes.filter(({ id }) => kept.has(id));
}

/** A category and its descendants, which cannot become its parent. */
export function withDescendants(nodes: readonly CategoryNode[], id: number): ReadonlySet<number> {
  const below = childrenOf(nodes);
  const all = new Set<number>();
  const walk = (at: number): void => {
    all.add(at);
    for (const child of below.get(at) ?? []) walk(child.id);
  };
  walk(id);
  return all;
}

export interface Projection extends CategoryPlace {
  readonly depth: number;
}

/** Target of a dragged row: the row below it determines the position, the horizontal distance the level. */
export function project(rows: readonly TreeRow[], dragged: number, over: number, levels: number): Projection {
  const from = rows.findIndex(({ node }) => node.id === dragged);
  const to = rows.findIndex(({ node }) => node.id === over);
  const order = arrayMove([...rows], from, to);
  const above = order[to - 1];
  const after = order[to + 1];
  const depth = Math.max(after?.depth ?? 0, Math.min(above ? above.depth + 1 : 0, rows[from]!.depth + levels));
  return { depth, parent: parentAt(order.slice(0, to), depth), before: nextAt(order.slice(to + 1), depth) };
}

function parentAt(above: readonly TreeRow[], depth: number): number {
  if (depth === 0) return 0;
  for (const { node, depth: level } of [...above].reverse()) {
    if (level === depth - 1) return node.id;
  }
  return 0;
}

function nextAt(after: readonly TreeRow[], depth: number): number | null {
  for (const { node, depth: level } of after) {
    if (level < depth) return null;
    if (level === depth) return node.id;
  }
  return null;
}

export const STEPS = ['up', 'down', 'out', 'in'] as const;
export type Step = (typeof STEPS)[number];

/** Target of a move by a button; null if the move is impossible. */
export function stepOf(nodes: readonly CategoryNode[], node: CategoryNode, step: Step): CategoryPlace | null {
  const siblings = childrenOf(nodes).get(node.parent) ?? [];
  const at = siblings.findIndex(({ id }) => id === node.id);
  const previous = siblings[at - 1];
  if (step === 'up') return previous ? { parent: node.parent, before: previous.id } : null;
  if (step === 'down') return siblings[at + 1] ? { parent: node.parent, before: siblings[at + 2]?.id ?? null } : null;
  if (step === 'in') return previous ? { parent: previous.id, before: null } : null;
  const parent = nodes.find(({ id }) => id === node.parent);
  if (!parent) return null;
  const uncles = childrenOf(nodes).get(parent.parent) ?? [];
  return { parent: parent.parent, before: uncles[uncles.findIndex(({ id }) => id === parent.id) + 1]?.id ?? null };
}

/** The nodes after a move, before the API has answered. */
export function moved(nodes: readonly CategoryNode[], id: number, { parent, before }: CategoryPlace): CategoryNode[] {
  const node = { ...nodes.find((one) => one.id === id)!, parent };
  const others = nodes.filter((one) => one.id !== id);
  const siblings = others.filter((one) => one.parent === parent);
  const at = before === null ? siblings.length : siblings.findIndex((one) => one.id === before);
  const order = [...siblings.slice(0, at), node, ...siblings.slice(at)].map((one, position) => ({ ...one, position }));
  return [...others.filter((one) => one.parent !== parent), ...order];
}

/** Path of a category: `Tea / Green tea`. */
export function pathOf(nodes: readonly CategoryNode[], id: number): string {
  const node = nodes.find((one) => one.id === id);
  if (!node) return '';
  return node.parent === 0 ? node.name : `${pathOf(nodes, node.parent)} / ${node.name}`;
}

/** The present place of a category, to move it back later. */
export function placeOfNode(nodes: readonly CategoryNode[], id: number): CategoryPlace {
  const parent = nodes.find((one) => one.id === id)?.parent ?? 0;
  const siblings = childrenOf(nodes).get(parent) ?? [];
  const next = siblings[siblings.findIndex((one) => one.id === id) + 1];
  return { parent, before: next?.id ?? null };
}
