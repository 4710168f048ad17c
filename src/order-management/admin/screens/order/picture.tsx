import type { ReactElement, SyntheticEvent } from 'react';
import { session } from '#panel';

/** A file that is gone leaves the empty place, not the browser's mark of a broken picture. */
const hide = ({ currentTarget }: SyntheticEvent<HTMLImageElement>): void => currentTarget.remove();

/** A product's picture beside its name, which says what it shows. Keeps its place without one. */
export const Picture = ({ address }: { readonly address: string | null }): ReactElement => (
  <span className="order-picture" aria-hidden="true">
    {address && (
      <img
        src={address.startsWith('/') ? `${session.base}${address}` : address}
        alt=""
        width="44"
        height="44"
        loading="lazy"
        onError={hide}
      />
    )}
  </span>
);
