import { myScreens } from './my-screens.js';
import { useEffect, useState, type ReactElement } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { Notices, Questions, session, useText } from '#panel';
import { Navigation } from './navigation.js';
import { NotFound } from './not-found.js';
import { ScreenFrame } from './screen-frame.js';
import { TopBar } from './top-bar.js';
import { useFieldOfLink } from './use-field-of-link.js';

/** The panel: navigation, top bar, and the screen that the URL selects. */
export function Application(): ReactElement {
  const say = useText();
  const [menuOpen, setMenuOpen] = useState(false);
  const { pathname } = useLocation();
  useEffect(() => setMenuOpen(false), [pathname]);
  useFieldOfLink();
  const root = `${session.base}/admin`;
  const { dashboard: Dashboard, ...others } = myScreens;
  return (
    <div className="shell">
      <a className="skip" href="#main">
        {say('shell.skip')}
      </a>
      <TopBar menuOpen={menuOpen} onMenu={() => setMenuOpen(!menuOpen)} />
      <Navigation open={menuOpen} onClose={() => setMenuOpen(false)} />
      <main id="main" tabIndex={-1}>
        <Routes>
          <Route path={root} element={<ScreenFrame>{Dashboard ? <Dashboard /> : <NotFound />}</ScreenFrame>} />
          {Object.entries(others).map(([id, Screen]) => (
            <Route
              key={id}
              path={`${root}/pages/${id}/*`}
              element={
                <ScreenFrame>
                  <Screen />
                </ScreenFrame>
              }
            />
          ))}
          <Route path="*" element={<NotFound />} />
        </Routes>
      </main>
      <Notices />
      <Questions />
    </div>
  );
}
