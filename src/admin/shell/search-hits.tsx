import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '#panel';
import { Icon } from './icon.js';
import type { HitGroup } from './search-groups.js';

export interface SearchHitsProps {
  /** Prefix of the options' ids: `<id>-<index in the whole list>`. */
  readonly id: string;
  readonly groups: readonly HitGroup[];
  /** Index of the selected option. */
  readonly current: number;
  readonly onOpen: () => void;
}

/** The options of the search, by group. */
export function SearchHits({ id, groups, current, onOpen }: SearchHitsProps): ReactElement {
  const say = useText();
  let place = -1;
  return (
    <>
      {groups.map(({ key: group, hits }) => (
        <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
          <div id={`${id}-${group}`} className="search__group">
            {say(`shell.search.groups.${group}`)}
          </div>
          {hits.map(({ key, title, detail, aside, icon, to }) => {
            place += 1;
            return (
              <Link
                key={key}
                id={`${id}-${place}`}
                role="option"
                aria-selected={place === current}
                tabIndex={-1}
                className="search__hit"
                to={to}
                onClick={onOpen}
              >
                <Icon name={icon} />
                <span className="search__words">
                  <span className="search__title">{title}</span>
                  {detail && <span className="soft small">{detail}</span>}
                </span>
                {aside && <span className="soft small nowrap">{aside}</span>}
              </Link>
            );
          })}
        </div>
      ))}
    </>
  );
}
