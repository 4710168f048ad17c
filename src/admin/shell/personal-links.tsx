import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { placeOf, session, useText } from '#panel';
import { LanguageLinks } from './language-links.js';
import { LogoutButton } from './logout-button.js';
import { myScreens } from './my-screens.js';

/** Language, shop, own account, logout: at the right of the top bar, and on narrow screens at the end of the menu. */
export function PersonalLinks(): ReactElement {
  const say = useText();
  return (
    <div className="personal">
      <LanguageLinks />
      <a className="personal__link" href={`${session.base}/`} target="_blank" rel="noopener">
        {say('shell.to_shop')}
      </a>
      {'account' in myScreens && (
        <Link className="personal__link" to={placeOf('account')}>
          {say('shell.places.account')}
        </Link>
      )}
      <LogoutButton />
    </div>
  );
}
