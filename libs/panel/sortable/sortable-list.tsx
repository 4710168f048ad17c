import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { ReactElement, ReactNode } from 'react';
import { useText } from '../text/use-text.js';

export interface SortableListProps<I> {
  readonly label: string;
  readonly items: readonly I[];
  readonly itemKey: (item: I) => string;
  readonly nameOf: (item: I) => string;
  readonly onOrder: (items: I[]) => void;
  readonly disabled?: boolean;
  readonly children: (item: I) => ReactNode;
}

/** A list that is reordered by dragging the handle (mouse, touch, keyboard) or by arrow buttons. */
export function SortableList<I>({
  label,
  items,
  itemKey,
  nameOf,
  onOrder,
  disabled = false,
  children,
}: SortableListProps<I>): ReactElement {
  const translate = useText();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const keys = items.map(itemKey);
  const move = (from: number, to: number): void => {
    if (from >= 0 && to >= 0 && to < items.length && from !== to) onOrder(arrayMove([...items], from, to));
  };
  const end = ({ active, over }: DragEndEvent): void => {
    if (over) move(keys.indexOf(String(active.id)), keys.indexOf(String(over.id)));
  };
  const nameOfKey = (key: unknown): string => {
    const item = items[keys.indexOf(String(key))];
    return item ? nameOf(item) : '';
  };
  const place = (key: unknown): number => keys.indexOf(String(key)) + 1;
  const announcements = {
    onDragStart: ({ active }: { active: { id: unknown } }) =>
      translate('kit.drag.start', { name: nameOfKey(active.id), place: place(active.id) }),
    onDragOver: ({ active, over }: { active: { id: unknown }; over: { id: unknown } | null }) =>
      over ? translate('kit.drag.over', { name: nameOfKey(active.id), place: place(over.id) }) : undefined,
    onDragEnd: ({ active, over }: { active: { id: unknown }; over: { id: unknown } | null }) =>
      over ? translate('kit.drag.end', { name: nameOfKey(active.id), place: place(over.id) }) : undefined,
    onDragCancel: ({ active }: { active: { id: unknown } }) =>
      translate('kit.drag.cancel', { name: nameOfKey(active.id) }),
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={end}
      accessibility={{ announcements, screenReaderInstructions: { draggable: translate('kit.drag.instructions') } }}
    >
      <SortableContext items={keys} strategy={verticalListSortingStrategy} disabled={disabled}>
        <ul className="sortable" aria-label={label}>
          {items.map((item, index) => (
            <SortableRow
              key={keys[index]}
              id={keys[index]!}
              name={nameOf(item)}
              disabled={disabled}
              onUp={index > 0 ? () => move(index, index - 1) : null}
              onDown={index < items.length - 1 ? () => move(index, index + 1) : null}
            >
              {children(item)}
            </SortableRow>
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

interface RowProps {
  readonly id: string;
  readonly name: string;
  readonly disabled: boolean;
  readonly onUp: (() => void) | null;
  readonly onDown: (() => void) | null;
  readonly children: ReactNode;
}

function SortableRow({ id, name, disabled, onUp, onDown, children }: RowProps): ReactElement {
  const translate = useText();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    disabled,
  });
  return (
    <li
      ref={setNodeRef}
      className={isDragging ? 'sortable__row sortable__row--dragged' : 'sortable__row'}
      style={{ transform: CSS.Transform.toString(transform), transition }}
    >
      <span className="sortable__tools">
        <button
          type="button"
          ref={setActivatorNodeRef}
          className="icon-button sortable__handle"
          {...attributes}
          {...listeners}
          aria-disabled={disabled}
          aria-label={translate('kit.drag.handle', { name })}
        >
          ⠿
        </button>
        <Arrow label={translate('kit.drag.up', { name })} onPress={disabled ? null : onUp}>
          ↑
        </Arrow>
        <Arrow label={translate('kit.drag.down', { name })} onPress={disabled ? null : onDown}>
          ↓
        </Arrow>
      </span>
      <div className="sortable__content">{children}</div>
    </li>
  );
}

/** Not `disabled` at the ends of the list, because a disabled button loses the focus. */
function Arrow({
  label,
  onPress,
  children,
}: {
  readonly label: string;
  readonly onPress: (() => void) | null;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <button
      type="button"
      className="icon-button"
      aria-disabled={onPress === null}
      aria-label={label}
      onClick={() => onPress?.()}
    >
      {children}
    </button>
  );
}
