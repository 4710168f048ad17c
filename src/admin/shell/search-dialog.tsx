import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { Dialog, ErrorBox, useLater, useRead, useText } from '#panel';
import { pagesFor, recordsOf } from './search-groups.js';
import { SearchHits } from './search-hits.js';

const PAUSE_MS = 200;

/**
 * Search of the panel: a combobox that lists screens, actions, settings, orders, products and customers. The focus
 * stays in the field; the arrow keys select, Enter opens (WAI-ARIA Authoring Practices, combobox with a list). While
 * records are loading, the former ones stay in their places, and Enter waits for the new ones.
 */
export function SearchDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  const say = useText();
  const id = useId();
  const [typed, setTyped] = useState('');
  /** Key of the selected result; null: the first one. */
  const [chosen, setChosen] = useState<string | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const q = useLater(typed.trim(), PAUSE_MS);
  const { data, error, loading, reload } = useRead(q === '' ? null : '/api/admin/search', { q });
  const isCurrent = q === typed.trim() && !loading;
  const pages = pagesFor(typed, say);
  const records = recordsOf(typed.trim() === '' ? null : data, say);
  const groups = [...pages, ...records];
  const hits = groups.flatMap((group) => group.hits);
  const current = Math.max(
    0,
    hits.findIndex(({ key }) => key === chosen),
  );
  const isFinal = isCurrent || pages.some((group) => group.hits.some(({ key }) => key === hits[current]?.key));
  // A dialog focuses its first button when it opens; the search needs the focus in its field.
  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);

  const open = (): void => list.current?.querySelector<HTMLElement>('[aria-selected=true]')?.click();
  useEffect(() => {
    if (!isWaiting || !isCurrent) return;
    setWaiting(false);
    open();
  }, [isWaiting, isCurrent]);

  const onKey = (event: KeyboardEvent): void => {
    const moves: Record<string, number> = {
      ArrowDown: (current + 1) % hits.length,
      ArrowUp: (current - 1 + hits.length) % hits.length,
      PageDown: hits.length - 1,
      PageUp: 0,
    };
    const to = moves[event.key];
    if (event.key === 'Escape') {
      // By default, Escape only clears a search field that has a text.
      event.preventDefault();
      return onClose();
    }
    if (event.key === 'Enter' && isFinal) open();
    else if (event.key === 'Enter') setWaiting(true);
    else if (to === undefined || hits.length === 0) return;
    else setChosen(hits[to]!.key);
    event.preventDefault();
  };
  return (
    <Dialog title={say('shell.search.title')} onClose={onClose}>
      <div className="search">
        <input
          ref={field}
          type="search"
          role="combobox"
          aria-label={say('shell.search.label')}
          aria-expanded={hits.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={hits.length > 0 ? `${id}-${current}` : undefined}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          placeholder={say('shell.search.hint')}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setChosen(null);
            setWaiting(false);
          }}
          onKeyDown={onKey}
        />
        <p className="unseen" role="status">
          {typed.trim() !== '' && isCurrent && say('shell.search.found', { count: hits.length })}
        </p>
        {error && <ErrorBox error={error} onRetry={() => void reload()} />}
        <div className="search__results">
          <div
            ref={list}
            id={`${id}-list`}
            className="search__list"
            role="listbox"
            aria-busy={!isCurrent || undefined}
            aria-label={say('shell.search.results')}
          >
            <SearchHits id={id} groups={groups} current={current} onOpen={onClose} />
          </div>
          {hits.length === 0 && (
            <p className="soft search__none">{isCurrent ? say('shell.search.none') : say('kit.loading')}</p>
          )}
        </div>
        <p className="soft small search__keys" aria-hidden="true">
          {say('shell.search.keys')}
        </p>
      </div>
    </Dialog>
  );
}
