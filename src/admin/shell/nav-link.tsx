import { useId, type ReactElement } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { format, placeOf, useText } from '#panel';
import { innerPlaces } from '../places.js';
import { Icon } from './icon.js';

export interface PlaceLinkProps {
  /** Id of the screen. */
  readonly id: string;
  readonly title: string;
  /** Number of open tasks, which is shown beside the title; 0 is not shown. */
  readonly count?: number | undefined;
}

/** A link of the navigation. Its accessible name is that of the screen, and the number is its description. */
export function PlaceLink({ id, title, count = 0 }: PlaceLinkProps): ReactElement {
  const say = useText();
  const description = useId();
  const { pathname } = useLocation();
  const inner = innerPlaces.filter(({ within }) => within === id).map((place) => place.id);
  const isCurrent = [id, ...inner].some((one) => `${pathname}/`.startsWith(`${placeOf(one)}/`));
  return (
    <>
      <Link
        to={placeOf(id)}
        className="nav__link"
        {...(isCurrent && { 'aria-current': 'page' as const })}
        {...(count > 0 && { 'aria-describedby': description })}
      >
        <Icon name={id} />
        <span className="nav__name">{title}</span>
        {count > 0 && (
          <span className="nav__count" aria-hidden="true">
            {count > 99 ? '99+' : count}
          </span>
        )}
      </Link>
      {count > 0 && (
        <span id={description} hidden>
          {say(`shell.counters.${id}`, { count, shown: format.number(count) })}
        </span>
      )}
    </>
  );
}
