import { useEffect, useRef, type ReactElement } from 'react';
import { NavLink } from 'react-router-dom';
import { can, placeOf, session, useText } from '#panel';
import { sections } from '../places.js';
import { myScreens, pluginPlaces } from './my-screens.js';
import { PersonalLinks } from './personal-links.js';
import { useWide } from './use-wide.js';

export interface NavigationProps {
  /** On narrow screens, where it lies over the page. */
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Section → group → screen, e.g. Modules → Commerce → Payments; what the role may not see is not there. */
export function Navigation({ open, onClose }: NavigationProps): ReactElement {
  const say = useText();
  const wide = useWide();
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
      // back to where it was opened, unless a new screen has taken the focus
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
        {say('shell.dashboard')}
      </NavLink>
      {shown.map(({ id: section, groups }) => (
        <div key={section} className="nav__section">
          <h2 className="nav__heading">{say(`shell.sections.${section}`)}</h2>
          {groups.map(({ id: group, places }) => (
            <div key={group} className="nav__group" role="group" aria-label={say(`shell.groups.${group}`)}>
              <h3 className="nav__subheading">{say(`shell.groups.${group}`)}</h3>
              <ul>
                {places.map(({ id }) => (
                  <li key={id}>
                    <NavLink to={placeOf(id)} className="nav__link">
                      {say(`shell.places.${id}`)}
                    </NavLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      ))}
      {seen.length > 0 && (
        <div className="nav__section" role="group" aria-label={say('shell.sections.plugins')}>
          <h2 className="nav__heading">{say('shell.sections.plugins')}</h2>
          <ul>
            {seen.map(({ id, title }) => (
              <li key={id}>
                <NavLink to={placeOf(id)} className="nav__link">
                  {say(title)}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      )}
      {!wide && <PersonalLinks />}
    </nav>
  );
}
