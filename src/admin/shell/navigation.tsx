import { useEffect, useRef, type ReactElement } from 'react';
import { NavLink } from 'react-router-dom';
import { can, session, useText } from '#panel';
import { sections } from '../places.js';
import { Icon } from './icon.js';
import { myScreens, pluginPlaces } from './my-screens.js';
import { NavGroup } from './nav-group.js';
import { PlaceLink } from './nav-link.js';
import { PersonalLinks } from './personal-links.js';
import { useCounters } from './use-counters.js';
import { useWide } from './use-wide.js';

export interface NavigationProps {
  /** Whether the navigation is open on narrow screens, where it covers the page. */
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Section → group → screen, e.g. Modules → Commerce → Payments; without screens that the role may not see. */
export function Navigation({ open, onClose }: NavigationProps): ReactElement {
  const say = useText();
  const wide = useWide();
  const counters = useCounters();
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    element.current?.querySelector<HTMLElement>('a')?.focus();
    const close = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') onClose();
    };
    document.addEventListener('keydown', close);
    const nav = element.current;
    return () => {
      document.removeEventListener('keydown', close);
      // The focus returns to the button that opened it, unless a new screen has taken the focus.
      if (nav?.contains(document.activeElement))
        document.querySelector<HTMLElement>('[aria-controls=navigation]')?.focus();
    };
  }, [open, onClose]);
  const seen = pluginPlaces.filter(({ id, least }) => can(least) && id in myScreens);
  const shown = sections
    .map((section) => ({
      ...section,
      groups: section.groups
        .map((group) => ({ ...group, places: group.places.filter(({ id, least }) => can(least) && id in myScreens) }))
        .filter(({ places }) => places.length > 0),
    }))
    .filter(({ groups }) => groups.length > 0);
  return (
    <nav ref={element} id="navigation" className={open ? 'nav nav--open' : 'nav'} aria-label={say('shell.navigation')}>
      <NavLink end to={`${session.base}/admin`} className="nav__link">
        <Icon name="dashboard" />
        <span className="nav__name">{say('shell.dashboard')}</span>
      </NavLink>
      {shown.map(({ id: section, groups }) => (
        <div key={section} className="nav__section">
          <h2 className="nav__heading">{say(`shell.sections.${section}`)}</h2>
          {groups.map(({ id: group, places }) => (
            <NavGroup
              key={group}
              id={group}
              title={say(`shell.groups.${group}`)}
              links={places.map(({ id }) => ({ id, title: say(`shell.places.${id}`), count: counters[id] }))}
            />
          ))}
        </div>
      ))}
      {seen.length > 0 && (
        <div className="nav__section" role="group" aria-label={say('shell.sections.plugins')}>
          <h2 className="nav__heading">{say('shell.sections.plugins')}</h2>
          <ul>
            {seen.map(({ id, title }) => (
              <li key={id}>
                <PlaceLink id={id} title={say(title)} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {!wide && <PersonalLinks />}
    </nav>
  );
}
