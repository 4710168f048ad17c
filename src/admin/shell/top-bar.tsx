import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { can, placeOf, session, useText } from '#panel';
import { LanguageLinks } from './language-links.js';
import { LogoutButton } from './logout-button.js';
import { myScreens } from './my-screens.js';

export interface TopBarProps {
  readonly menuOpen: boolean;
  readonly onMenu: () => void;
}

export function TopBar({ menuOpen, onMenu }: TopBarProps): ReactElement {
  const say = useText();
  return (
    <header className="top">
      <button type="button" className="top__menu" aria-expanded={menuOpen} aria-controls="navigation" onClick={onMenu}>
        <span aria-hidden="true">☰</span> {say('shell.menu')}
      </button>
      <Link className="top__shop" to={`${session.base}/admin`}>{session.shop.name}</Link>
      <LanguageLinks />
      <a className="top__link" href={`${session.base}/`} target="_blank" rel="noopener">{say('shell.to_shop')}</a>
      {can('support') && 'account' in myScreens && <Link className="top__link" to={placeOf('account')}>{say('shell.places.account')}</Link>}
      <LogoutButton />
    </header>
  );
}
