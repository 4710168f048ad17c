import { useState, type ReactElement } from 'react';

/** The small one of an uploaded picture; others are shown as they are. */
const smallOf = (image: string): string => image.replace(/(\/media\/pictures\/[0-9a-f]{32})\.webp$/, '$1-400.webp');

/**
 * A product's picture beside its name, which says what it is; a quiet square when there is none, or it cannot be had.
 */
export function Thumbnail({
  image,
  large = false,
}: {
  readonly image: string | null;
  readonly large?: boolean;
}): ReactElement {
  const [failed, setFailed] = useState<string | null>(null);
  const className = large ? 'product-thumb product-thumb--large' : 'product-thumb';
  if (!image || failed === image) return <span className={className} aria-hidden="true" />;
  return (
    <img
      className={className}
      src={smallOf(image)}
      alt=""
      loading={large ? 'eager' : 'lazy'}
      onError={() => setFailed(image)}
    />
  );
}
