import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { LANGUAGES, session, useText } from '#panel';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Links to the same screen in other languages; the choice is stored. */
export function LanguageLinks(): ReactElement {
  const say = useText();
  const { pathname, search } = useLocation();
  const remember = (language: string): void => {
    document.cookie = `lang=${language}; path=${session.base || '/'}; max-age=${YEAR_SECONDS}; samesite=lax`;
  };
  return (
    <ul className="languages" aria-label={say('shell.language')}>
      {LANGUAGES.map((language) => (
        <li key={language}>
          <a
            href={pathname + search}
            lang={language}
            hrefLang={language}
            {...(language === session.language && { 'aria-current': 'true' as const })}
            onClick={() => remember(language)}
          >
            <span aria-hidden="true">{language.toUpperCase()}</span>
            <span className="unseen">{say(`kit.languages.${language}`)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
