import type { ReactElement } from 'react';
import { useText } from '#panel';

/** A rating as stars; screen readers read it as text. */
export function Stars({ rating }: { readonly rating: number }): ReactElement {
  const say = useText();
  return (
    <span className="stars nowrap">
      <span aria-hidden="true">
        <span className="stars__given">{'★'.repeat(rating)}</span>
        <span className="stars__rest">{'★'.repeat(5 - rating)}</span>
      </span>
      <span className="unseen">{say('reviews.stars', { count: rating })}</span>
    </span>
  );
}
