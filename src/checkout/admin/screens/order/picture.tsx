import type { ReactElement } from 'react';
import { session } from '#panel';

/** A product's picture beside its name, which says what it shows. Keeps its place without one. */
export const Picture = ({ address }: { readonly address: string | null }): ReactElement => (
  <span className="order-picture" aria-hidden="true">{address && <img src={address.startsWith('/') ? `${session.base}${address}` : address} alt="" width="44" height="44" loading="lazy" />}</span>
);
