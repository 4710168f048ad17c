import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';

export interface Tab {
  readonly key: string;
  readonly label: ReactNode;
  readonly to: string;
  readonly current: boolean;
}

/** Views of one screen, each with an address of its own. */
export const Tabs = ({ label, tabs }: { readonly label: string; readonly tabs: readonly Tab[] }): ReactElement => (
  <nav className="tabs" aria-label={label}>
    {tabs.map(({ key, label: name, to, current }) => (
      <Link key={key} to={to} {...(current && { 'aria-current': 'page' as const })}>
        {name}
      </Link>
    ))}
  </nav>
);
