import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** Width in pixels that stays visible of the tab before the current one, so that users notice it. */
const SEEN_BEFORE_PX = 40;

export interface Tab {
  readonly key: string;
  readonly label: ReactNode;
  readonly to: string;
  readonly current: boolean;
}

/** Views of one screen, each with its own URL. The current tab is scrolled into view if not all fit. */
export function Tabs({ label, tabs }: { readonly label: string; readonly tabs: readonly Tab[] }): ReactElement {
  const bar = useRef<HTMLElement>(null);
  const current = tabs.find((tab) => tab.current)?.key;
  useEffect(() => {
    const link = bar.current?.querySelector<HTMLElement>('[aria-current]');
    // scrollIntoView is not used, because it would also scroll the page.
    if (bar.current && link) bar.current.scrollLeft = link.offsetLeft - bar.current.offsetLeft - SEEN_BEFORE_PX;
  }, [current]);
  return (
    <nav className="tabs" aria-label={label} ref={bar}>
      {tabs.map(({ key, label: name, to, current: isCurrent }) => (
        <Link key={key} to={to} {...(isCurrent && { 'aria-current': 'page' as const })}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
