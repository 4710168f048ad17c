import { useState, type ReactElement } from 'react';
import { isKept, keep } from '#panel';
import { PlaceLink, type PlaceLinkProps } from './nav-link.js';

export interface NavGroupProps {
  readonly id: string;
  readonly title: string;
  readonly links: readonly PlaceLinkProps[];
}

/** A group of the navigation; the browser stores whether it is collapsed. */
export function NavGroup({ id, title, links }: NavGroupProps): ReactElement {
  const kept = `navigation-closed-${id}`;
  const [isOpen, setOpen] = useState(() => !isKept(kept));
  const count = links.reduce((all, link) => all + (link.count ?? 0), 0);
  const toggle = (): void => {
    keep(kept, isOpen ? '1' : '');
    setOpen(!isOpen);
  };
  return (
    <div className="nav__group" role="group" aria-label={title}>
      <h3>
        <button
          type="button"
          className="nav__toggle"
          aria-expanded={isOpen}
          aria-controls={`navigation-${id}`}
          onClick={toggle}
        >
          <span className="nav__name">{title}</span>
          {!isOpen && count > 0 && (
            <span className="nav__count" aria-hidden="true">
              {count > 99 ? '99+' : count}
            </span>
          )}
        </button>
      </h3>
      <ul id={`navigation-${id}`} hidden={!isOpen}>
        {links.map((link) => (
          <li key={link.id}>
            <PlaceLink {...link} />
          </li>
        ))}
      </ul>
    </div>
  );
}
