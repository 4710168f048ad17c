import { useCallback, useEffect, useRef, useState, type ReactElement } from 'react';
import {
  can,
  Card,
  Empty,
  ErrorBox,
  LinkButton,
  Loading,
  NothingFound,
  Page,
  placeOf,
  SearchField,
  Button,
  useRecord,
  useText,
} from '#panel';
import { EditCategory, NewCategory } from './category-editor.js';
import { CategoryTree } from './category-tree.js';
import './category.css';
import { kept } from './kept-view.js';
import { found, withDescendants } from './tree.js';
import { useCategoryTree } from './use-category-tree.js';

/** With more categories than this, all are collapsed at first, so that the top level fits on the screen. */
const FEW = 60;

/** The tree of categories, and beside it the selected category. */
export function CategoriesScreen(): ReactElement {
  const say = useText();
  const record = useRecord();
  const tree = useCategoryTree();
  const { nodes, error } = tree;
  const [toggled, setToggled] = useState(kept.toggled);
  const [allOpen, setAllOpen] = useState(kept.allOpen);
  const [wanted, setWanted] = useState(kept.wanted);
  const [dirty, setDirty] = useState(false);
  const current = /^\d+$/.test(record) ? Number(record) : null;
  useEffect(() => void Object.assign(kept, { toggled, allOpen, wanted }), [toggled, allOpen, wanted]);
  const isRead = nodes !== null;
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (frame.current) frame.current.scrollTop = kept.scroll;
    // Scrolls the selected category into view.
    document.getElementById(`category-${current}`)?.scrollIntoView({ block: 'nearest' });
  }, [current, isRead]);
  const toggle = useCallback(
    (id: number) =>
      setToggled((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [],
  );
  const openAtFirst = allOpen ?? (nodes?.length ?? 0) <= FEW;
  const showAll = (open: boolean): void => {
    setAllOpen(open);
    setToggled(new Set());
  };
  const isSearch = wanted.trim() !== '';
  const shown = nodes && isSearch ? found(nodes, wanted) : nodes;
  // Expands the parents of the selected category, so that it is visible.
  const above = new Set(
    nodes
      ?.filter(({ id }) => current !== null && id !== current && withDescendants(nodes, id).has(current))
      .map(({ id }) => id),
  );
  const isOpen = (id: number): boolean => isSearch || (openAtFirst || above.has(id)) !== toggled.has(id);

  const actions = can('manager') && record !== 'new' && (
    <LinkButton kind={record === '' ? 'primary' : 'secondary'} to={placeOf('categories', 'new')}>
      {say('categories.add')}
    </LinkButton>
  );
  const back = record === '' ? undefined : { to: placeOf('categories'), label: say('categories.all') };
  return (
    <Page title={say('categories.title')} intro={say('categories.intro')} actions={actions} {...(back && { back })}>
      {error && !nodes ? (
        <ErrorBox error={error} onRetry={() => void tree.reload()} />
      ) : (
        <div className={record === '' ? 'categories' : 'categories categories--open'}>
          <div
            ref={frame}
            className="categories__tree"
            onScroll={(event) => (kept.scroll = event.currentTarget.scrollTop)}
          >
            <Card flush>
              {!nodes || !shown ? (
                <Loading lines={8} />
              ) : nodes.length === 0 ? (
                <Empty title={say('categories.empty')} text={say('categories.empty_text')} action={actions} />
              ) : (
                <>
                  <div className="categories__tools">
                    <SearchField label={say('kit.search')} value={wanted} onChange={setWanted} />
                    <div className="actions">
                      <Button small onClick={() => showAll(true)}>
                        {say('categories.open_all')}
                      </Button>
                      <Button small onClick={() => showAll(false)}>
                        {say('categories.close_all')}
                      </Button>
                      <span className="soft small" role="status">
                        {say('categories.count', { count: shown.length })}
                      </span>
                    </div>
                    {isSearch && can('manager') && <p className="soft small">{say('categories.no_moves_in_search')}</p>}
                  </div>
                  {shown.length === 0 ? (
                    <NothingFound onClear={() => setWanted('')} />
                  ) : (
                    <CategoryTree
                      nodes={shown}
                      current={current}
                      isOpen={isOpen}
                      onToggle={toggle}
                      fixed={dirty ? current : null}
                      onMove={can('manager') && !isSearch ? tree.move : null}
                    />
                  )}
                </>
              )}
            </Card>
          </div>
          {nodes && record === 'new' && (
            <NewCategory key={window.location.search} tree={tree} nodes={nodes} own={tree.own} />
          )}
          {nodes && current !== null && (
            <EditCategory key={current} id={current} tree={tree} nodes={nodes} onDirty={setDirty} />
          )}
        </div>
      )}
      <div className="unseen" role="status">
        {tree.said}
      </div>
    </Page>
  );
}
