import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { CSSProperties, ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { Badge, placeOf, useText } from '#panel';
import type { CategoryNode } from './category.js';
import { CategorySteps } from './category-steps.js';
import type { Step, TreeRow } from './tree.js';

export interface CategoryRowProps {
  readonly row: TreeRow;
  /** Level at which the category would be dropped while it is dragged. */
  readonly depth: number;
  readonly current: boolean;
  readonly onToggle: (id: number) => void;
  /** Possible moves; without them the category cannot be moved. */
  readonly steps?: ReadonlySet<Step>;
  readonly onStep?: (node: CategoryNode, step: Step) => void;
}

/** A row of the tree. */
export function CategoryRow({
  row: { node, hasChildren, open },
  depth,
  current,
  onToggle,
  steps,
  onStep,
}: CategoryRowProps): ReactElement {
  const say = useText();
  const { id, name } = node;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    disabled: !steps,
  });
  const style = { transform: CSS.Translate.toString(transform), transition, '--depth': depth } as CSSProperties;
  return (
    <li
      ref={setNodeRef}
      className={`category-tree__row${current ? ' category-tree__row--current' : ''}${isDragging ? ' category-tree__row--dragged' : ''}`}
      style={style}
    >
      {steps && (
        <button
          type="button"
          ref={setActivatorNodeRef}
          className="icon-button category-tree__handle"
          {...attributes}
          {...listeners}
          aria-label={say('kit.drag.handle', { name })}
        >
          ⠿
        </button>
      )}
      {hasChildren ? (
        <button
          type="button"
          className="icon-button"
          aria-expanded={open}
          aria-label={say(open ? 'categories.close' : 'categories.open', { name })}
          onClick={() => onToggle(id)}
        >
          {open ? '▾' : '▸'}
        </button>
      ) : (
        <span className="category-tree__leaf" aria-hidden="true" />
      )}
      <Link
        id={`category-${id}`}
        className="category-tree__name"
        to={placeOf('categories', id)}
        {...(current && { 'aria-current': 'true' as const })}
      >
        {name}
      </Link>
      <span className="unseen">{say('categories.level', { level: depth + 1 })}</span>
      {node.published === 0 && <Badge>{say('categories.hidden')}</Badge>}
      <span className="soft small number nowrap" title={say('categories.products', { count: node.all_products_count })}>
        <span aria-hidden="true">{node.all_products_count || ''}</span>
        <span className="unseen">{say('categories.products', { count: node.all_products_count })}</span>
      </span>
      {steps && (
        <span className="category-tree__steps">
          <CategorySteps id={`category-${id}`} name={name} steps={steps} onStep={(step) => onStep?.(node, step)} />
        </span>
      )}
    </li>
  );
}
