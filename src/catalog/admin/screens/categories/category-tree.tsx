import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MeasuringStrategy,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
  type DragMoveEvent,
  type DragStartEvent,
  type KeyboardCoordinateGetter,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useText } from '#panel';
import type { CategoryNode, CategoryPlace } from './category.js';
import { CategoryRow } from './category-row.js';
import { pathOf, project, rowsOf, stepOf, STEPS, type Projection, type Step } from './tree.js';

/** Horizontal distance of one level in pixels. */
const LEVEL = 24;

export interface CategoryTreeProps {
  readonly nodes: readonly CategoryNode[];
  readonly current: number | null;
  readonly isOpen: (id: number) => boolean;
  readonly onToggle: (id: number) => void;
  /** A category that cannot be moved because its form has unsaved changes. */
  readonly fixed: number | null;
  /** Null if nothing can be moved: the user lacks the right, or a search hides some categories. */
  readonly onMove: ((id: number, place: CategoryPlace) => void) | null;
}

/** Keys: up and down move by one row, left and right by one level. */
const keyboardCoordinates: KeyboardCoordinateGetter = (event, args) => {
  const { x, y } = args.currentCoordinates;
  if (event.code === 'ArrowLeft' || event.code === 'ArrowRight') {
    event.preventDefault();
    return { x: x + (event.code === 'ArrowLeft' ? -LEVEL : LEVEL), y };
  }
  const next = sortableKeyboardCoordinates(event, args);
  return next ? { x, y: next.y } : undefined;
};

interface Drag {
  readonly id: number;
  readonly over: number;
  readonly levels: number;
}

/** The tree of categories, which can be reordered by mouse and touch, by keyboard, or by the buttons of a row. */
export function CategoryTree({ nodes, current, isOpen, onToggle, onMove, fixed }: CategoryTreeProps): ReactElement {
  const say = useText();
  const [drag, setDrag] = useState<Drag | null>(null);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: keyboardCoordinates }),
  );
  // The subcategories of the dragged category move with it.
  const rows = rowsOf(nodes, (id) => id !== drag?.id && isOpen(id));
  const place = drag && project(rows, drag.id, drag.over, drag.levels);
  const latest = useRef<Projection | null>(null);
  const left = useRef(false);
  const start = ({ active }: DragStartEvent): void => {
    left.current = false;
    setDrag({ id: Number(active.id), over: Number(active.id), levels: 0 });
  };
  const follow = ({ active, over, delta }: DragMoveEvent): void => {
    const next = { id: Number(active.id), over: Number(over?.id ?? active.id), levels: Math.round(delta.x / LEVEL) };
    latest.current = project(rows, next.id, next.over, next.levels);
    setDrag(next);
  };
  const steps = useSteps(nodes, onMove);

  const end = ({ active, over, delta }: DragEndEvent): void => {
    setDrag(null);
    if (!over || !onMove) return;
    const id = Number(active.id);
    const target = project(rows, id, Number(over.id), Math.round(delta.x / LEVEL));
    if (differs(nodes, id, target)) onMove(id, { parent: target.parent, before: target.before });
  };
  const nameOf = (id: unknown): string => nodes.find((node) => node.id === Number(id))?.name ?? '';
  /** Announcement of the position for screen readers; undefined while the category is at its original position. */
  const inWords = (id: unknown): string | undefined => {
    const target = latest.current;
    left.current ||= target !== null && differs(nodes, Number(id), target);
    if (!left.current) return undefined;
    const before = target?.before ? nameOf(target.before) : '';
    const key = `categories.drag.${target?.parent ? 'below' : 'top'}_${before ? 'before' : 'last'}`;
    return say(key, { name: nameOf(id), parent: target ? pathOf(nodes, target.parent) : '', before });
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      measuring={{ droppable: { strategy: MeasuringStrategy.Always } }}
      onDragStart={start}
      onDragMove={follow}
      onDragOver={follow}
      onDragEnd={end}
      onDragCancel={() => setDrag(null)}
      accessibility={{
        screenReaderInstructions: { draggable: say('categories.drag.instructions') },
        announcements: {
          onDragStart: ({ active }) => say('categories.drag.start', { name: nameOf(active.id) }),
          onDragMove: ({ active }) => inWords(active.id),
          onDragOver: ({ active }) => inWords(active.id),
          onDragEnd: () => undefined,
          onDragCancel: ({ active }) => say('kit.drag.cancel', { name: nameOf(active.id) }),
        },
      }}
    >
      <SortableContext
        items={rows.map(({ node }) => node.id)}
        strategy={verticalListSortingStrategy}
        disabled={!onMove}
      >
        <ul className="category-tree" aria-label={say('categories.tree')}>
          {rows.map((row) => (
            <CategoryRow
              key={row.node.id}
              row={row}
              depth={drag?.id === row.node.id && place ? place.depth : row.depth}
              current={row.node.id === current}
              onToggle={onToggle}
              {...(onMove && row.node.id !== fixed && { steps: steps.of(row.node), onStep: steps.take })}
            />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

const differs = (nodes: readonly CategoryNode[], id: number, { parent, before }: CategoryPlace): boolean => {
  const siblings = nodes.filter((node) => node.parent === parent);
  const at = siblings.findIndex((node) => node.id === id);
  return at < 0 || (siblings[at + 1]?.id ?? null) !== before;
};

/** Moves categories by buttons. The pressed button keeps the focus when its row moves. */
function useSteps(nodes: readonly CategoryNode[], onMove: CategoryTreeProps['onMove']) {
  const pressed = useRef<{ readonly id: number; readonly step: Step } | null>(null);
  useEffect(() => {
    if (!pressed.current) return;
    const { id, step } = pressed.current;
    pressed.current = null;
    const button = document.getElementById(`category-${id}-${step}`);
    (button instanceof HTMLButtonElement && !button.disabled
      ? button
      : document.getElementById(`category-${id}`)
    )?.focus();
  }, [nodes]);
  return {
    of: (node: CategoryNode): ReadonlySet<Step> => new Set(STEPS.filter((step) => stepOf(nodes, node, step))),
    take: (node: CategoryNode, step: Step): void => {
      const place = stepOf(nodes, node, step);
      if (!place) return;
      pressed.current = { id: node.id, step };
      onMove?.(node.id, place);
    },
  };
}
