import { useId, type ReactElement } from 'react';
import { NavLink } from 'react-router-dom';
import { format, placeOf, useText } from '#panel';
import { Icon } from './icon.js';

export interface PlaceLinkProps {
  /** Id of the screen. */
  readonly id: string;
  readonly title: string;
  /** Number of open tasks; 0 shows nothing. */
  readonly count?: number | undefined;
}

/** A link of the navigation. Its accessible name is that of the screen, and the number is its description. */
export function PlaceLink({ id, title, count = 0 }: PlaceLinkProps): ReactElement {
  const say = useText();
  const description = useId();
  return (
    <>
      <NavLink to={placeOf(id)} className="nav__link" {...(count > 0 && { 'aria-describedby': description })}>
        <Icon name={id} />
        <span className="nav__name">{title}</span>
        {count > 0 && (
          <span className="nav__count" aria-hidden="true">
            {count > 99 ? '99+' : count}
          </span>
        )}
      </NavLink>
      {count > 0 && (
        <span id={description} hidden>
          {say(`shell.counters.${id}`, { count, shown: format.number(count) })}
        </span>
      )}
    </>
  );
}
