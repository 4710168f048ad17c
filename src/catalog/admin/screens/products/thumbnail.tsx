import { useState, type ReactElement } from 'react';

/** URL of the small size of an uploaded picture; other pictures are shown unchanged. */
const smallOf = (image: string): string => image.replace(/(\/media\/pictures\/[0-9a-f]{32})\.webp$/, '$1-400.webp');

/**
 * A product's picture beside its name; empty `alt`, because the name describes it. A gray square if there is none, or
 * if it cannot be loaded.
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
