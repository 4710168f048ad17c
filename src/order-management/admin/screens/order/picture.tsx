import type { ReactElement, SyntheticEvent } from 'react';
import { session } from '#panel';

/** Hides a missing picture instead of showing the browser's placeholder. */
const hide = ({ currentTarget }: SyntheticEvent<HTMLImageElement>): void => currentTarget.remove();

/** A product's picture beside its name; keeps its space if there is none. */
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
