import type { ReactElement } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { api, can, ConfirmButton, LinkButton, notify, placeOf, useText } from '#panel';
import type { CategoryNode, StoredCategory } from './category.js';
import { CategorySteps } from './category-steps.js';
import { stepOf, STEPS, type Step } from './tree.js';
import type { CategoryTreeState } from './use-category-tree.js';

export interface CategoryAsideProps {
  readonly category: StoredCategory;
  readonly nodes: readonly CategoryNode[];
  readonly tree: CategoryTreeState;
  /** True while the form has unsaved changes. */
  readonly disabled: boolean;
}

/** Actions on a category: move it, create a subcategory, delete it. */
export function CategoryAside({ category, nodes, tree, disabled }: CategoryAsideProps): ReactElement | null {
  const say = useText();
  const navigate = useNavigate();
  const node = nodes.find(({ id }) => id === category.id);
  if (!node || !can('manager')) return null;
  const children = nodes.filter(({ parent }) => parent === node.id).length;
  const isEmpty = children === 0 && node.all_products_count === 0;
  const steps = new Set<Step>(disabled ? [] : STEPS.filter((step) => stepOf(nodes, node, step)));
  const take = (step: Step): void => {
    const place = stepOf(nodes, node, step);
    if (place) tree.move(node.id, place);
  };
  const remove = async (): Promise<void> => {
    const { message } = await api.delete(`/api/categories/${node.id}`);
    notify.good(message);
    await tree.reload();
    navigate(placeOf('categories'));
  };
  const full = (
    <div className="stack">
      <p>{say('categories.full')}</p>
      {children > 0 && <p>{say('categories.children', { count: children })}</p>}
      {node.all_products_count > 0 && (
        <p>
          <Link to={`${placeOf('products')}?category=${node.id}`}>
            {say('categories.products', { count: node.all_products_count })}
          </Link>
        </p>
      )}
    </div>
  );
  return (
    <>
      <span className="actions" role="group" aria-label={say('categories.place')}>
        <CategorySteps id="category-place" name={node.name} steps={steps} onStep={take} />
      </span>
      <LinkButton small to={`${placeOf('categories', 'new')}?parent=${node.id}`}>
        {say('categories.add_below')}
      </LinkButton>
      {isEmpty ? (
        <ConfirmButton
          label={say('kit.delete')}
          kind="quiet"
          danger
          title={say('categories.delete_title', { name: node.name })}
          question={say('categories.delete_question')}
          confirmLabel={say('categories.delete_confirm')}
          onConfirm={remove}
        />
      ) : (
        <FullHint>{full}</FullHint>
      )}
    </>
  );
}

/** Explains on request why the category cannot be deleted. */
function FullHint({ children }: { readonly children: ReactElement }): ReactElement {
  const say = useText();
  return (
    <details className="category-full">
      <summary>{say('categories.delete_why_not')}</summary>
      <div className="hint-box">{children}</div>
    </details>
  );
}
