import type { ReactElement } from 'react';
import { format } from '../text/format.js';
import { useText } from '../text/use-text.js';
import { Button } from '../layout/button.js';

export interface PagerProps {
  readonly meta: { readonly total: number; readonly page: number; readonly per_page: number };
  readonly onPage: (page: number) => void;
}

/** Which part of a list is shown, and the way to the others. */
export function Pager({ meta: { total, page, per_page: size }, onPage }: PagerProps): ReactElement | null {
  const say = useText();
  const pages = Math.max(1, Math.ceil(total / size));
  if (total === 0) return null;
  const from = (page - 1) * size + 1;
  const go = (to: number): void => {
    onPage(to);
    window.scrollTo({ top: 0 });
  };
  return (
    <nav className="pager" aria-label={say('kit.pages')}>
      <span className="soft" role="status">
        {say('kit.shown', {
          from: format.number(from),
          to: format.number(Math.min(page * size, total)),
          total: format.number(total),
        })}
      </span>
      {pages > 1 && (
        <span className="actions">
          <Button small disabled={page <= 1} onClick={() => go(1)}>
            {say('kit.first')}
          </Button>
          <Button small disabled={page <= 1} onClick={() => go(page - 1)}>
            {say('kit.previous')}
          </Button>
          <span>{say('kit.page_of', { page: format.number(page), pages: format.number(pages) })}</span>
          <Button small disabled={page >= pages} onClick={() => go(page + 1)}>
            {say('kit.next')}
          </Button>
          <Button small disabled={page >= pages} onClick={() => go(pages)}>
            {say('kit.last')}
          </Button>
        </span>
      )}
    </nav>
  );
}
