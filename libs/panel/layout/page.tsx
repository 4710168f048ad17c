import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { session } from '../session/session.js';
import { EmailAddress } from './parts.js';

export interface PageProps {
  readonly title: string;
  /** Badges beside the title. */
  readonly aside?: ReactNode;
  /** Buttons at the top right. */
  readonly actions?: ReactNode;
  /** Link to the list of the record. */
  readonly back?: { readonly to: string; readonly label: string };
  /** A sentence below the title. */
  readonly intro?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A screen: its title (also that of the tab), its actions, its content. The title is focused when the screen is opened.
 */
export function Page({ title, aside, actions, back, intro, children }: PageProps): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · ${session.shop.name}`;
  }, [title]);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="page">
      <header className="page__head">
        <div className="page__title">
          {back && (
            <Link className="page__back" to={back.to}>
              ← {back.label}
            </Link>
          )}
          <div className="page__name">
            <h1 ref={heading} tabIndex={-1}>
              <EmailAddress address={title} />
            </h1>
            {aside}
          </div>
          {intro && <p className="soft">{intro}</p>}
        </div>
        {actions && <div className="actions">{actions}</div>}
      </header>
      {children}
    </div>
  );
}
