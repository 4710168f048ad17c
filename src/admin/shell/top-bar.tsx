import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { session, useText } from '#panel';
import { PersonalLinks } from './personal-links.js';
import { SearchButton } from './search-button.js';
import { useWide } from './use-wide.js';

export interface TopBarProps {
  readonly menuOpen: boolean;
  readonly onMenu: () => void;
}

export function TopBar({ menuOpen, onMenu }: TopBarProps): ReactElement {
  const say = useText();
  const wide = useWide();
  return (
    <header className="top">
      <Link className="top__shop" to={`${session.base}/admin`}>
        {session.shop.name}
      </Link>
      <SearchButton />
      {wide && <PersonalLinks />}
      {!wide && (
        <button
          type="button"
          className="top__menu"
          aria-expanded={menuOpen}
          aria-controls="navigation"
          onClick={onMenu}
        >
          <span aria-hidden="true">☰</span> {say('shell.menu')}
        </button>
      )}
    </header>
  );
}
