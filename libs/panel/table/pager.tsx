import type { ReactElement } from 'react';
import { format } from '../text/format.js';
import { useText } from '../text/use-text.js';
import { Button } from '../layout/button.js';

export interface PagerProps {
  readonly meta: { readonly total: number; readonly page: number; readonly per_page: number };
  readonly onPage: (page: number) => void;
}

/** The current page of a list, with links to the others. */
export function Pager({ meta: { total, page, per_page: size }, onPage }: PagerProps): ReactElement | null {
  const translate = useText();
  const pages = Math.max(1, Math.ceil(total / size));
  if (total === 0) return null;
  const from = (page - 1) * size + 1;
  const go = (to: number): void => {
    onPage(to);
    window.scrollTo({ top: 0 });
  };
  return (
    <nav className="pager" aria-label={translate('kit.pages')}>
      <span className="soft" role="status">
        {translate('kit.shown', {
          from: format.number(from),
          to: format.number(Math.min(page * size, total)),
          total: format.number(total),
        })}
      </span>
      {pages > 1 && (
        <span className="actions">
          <span className="pager__end">
            <Button small disabled={page <= 1} onClick={() => go(1)}>
              {translate('kit.first')}
            </Button>
          </span>
          <Button small disabled={page <= 1} onClick={() => go(page - 1)}>
            {translate('kit.previous')}
          </Button>
          <span>{translate('kit.page_of', { page: format.number(page), pages: format.number(pages) })}</span>
          <Button small disabled={page >= pages} onClick={() => go(page + 1)}>
            {translate('kit.next')}
          </Button>
          <span className="pager__end">
            <Button small disabled={page >= pages} onClick={() => go(pages)}>
              {translate('kit.last')}
            </Button>
          </span>
        </span>
      )}
    </nav>
  );
}
