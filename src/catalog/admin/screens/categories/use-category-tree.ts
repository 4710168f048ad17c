import { useCallback, useRef, useState } from 'react';
import { api, ApiError, notify, useRead, useText, type Language, type Read, type Reload } from '#panel';
import type { CategoryNode, CategoryPlace } from './category.js';
import { kept } from './kept-view.js';
import { moved, pathOf, placeOfNode } from './tree.js';

export interface CategoryTreeState {
  readonly nodes: readonly CategoryNode[] | null;
  /** Language of the categories' own texts. */
  readonly own: Language;
  readonly error: Read<unknown>['error'];
  readonly reload: Reload;
  /**
   * Moves a category. The move is shown at once, and reverted with an error message if the API refuses it. Moves are
   * sent one after the other.
   */
  readonly move: (id: number, place: CategoryPlace) => void;
  /** Result of the last move, announced to screen readers. */
  readonly said: string;
}

export function useCategoryTree(): CategoryTreeState {
  const say = useText();
  const { data, error, reload, replace } = useRead('/api/admin/categories');
  const [said, setSaid] = useState('');
  const nodes = useRef<readonly CategoryNode[]>([]);
  const own = useRef<Language>('en');
  const queue = useRef<Promise<void>>(Promise.resolve());
  if (data) kept.tree = data;
  const tree = data ?? kept.tree;
  if (tree) {
    nodes.current = tree.items;
    own.current = tree.own_language;
  }

  const show = useCallback(
    (items: readonly CategoryNode[]) => {
      nodes.current = items;
      replace({ own_language: own.current, items });
    },
    [replace],
  );

  // Undo moves the category with the same function, which is created after `send`.
  const undo = useRef<(id: number, place: CategoryPlace) => void>(() => undefined);
  const send = useCallback(
    async (id: number, place: CategoryPlace, former: CategoryPlace) => {
      const node = nodes.current.find((one) => one.id === id);
      if (!node) return;
      try {
        const answer = await api.post(`/api/admin/categories/${id}/move`, { ...place, version: node.version });
        const now = new Map(answer.data.siblings.map((one) => [one.id, one]));
        show(nodes.current.map((one) => ({ ...one, ...now.get(one.id) })));
        notify.good(say('categories.moved', { name: node.name }), {
          label: say('kit.undo'),
          onPress: () => undo.current(id, former),
        });
      } catch (thrown) {
        if (!(thrown instanceof ApiError)) throw thrown;
        notify.bad([thrown.message, ...Object.values(thrown.fields).flat()].join(' '));
        await reload();
      }
    },
    [reload, say, show],
  );

  const move = useCallback(
    (id: number, place: CategoryPlace) => {
      const former = placeOfNode(nodes.current, id);
      show(moved(nodes.current, id, place));
      const name = nodes.current.find((one) => one.id === id)?.name ?? '';
      const siblings = nodes.current.filter((one) => one.parent === place.parent);
      const values = {
        name,
        parent: pathOf(nodes.current, place.parent),
        place: siblings.findIndex((one) => one.id === id) + 1,
        count: siblings.length,
      };
      setSaid(say(place.parent === 0 ? 'categories.moved_top' : 'categories.moved_below', values));
      queue.current = queue.current.then(() => send(id, place, former));
    },
    [say, send, show],
  );

  undo.current = move;

  return { nodes: tree?.items ?? null, own: own.current, error, reload, move, said };
}
