import type { ReactElement } from 'react';
import { Card, session, useText } from '#panel';
import type { ProductValues } from './product-values.js';
import { searchSummary } from './search-summary.js';

/** How a search engine may show the page of the product, in the default language of the shop. */
export function SearchPreviewCard({ values }: { readonly values: ProductValues }): ReactElement {
  const say = useText();
  const { name, short_description: short, description } = values.texts[session.shop.language];
  const address = `${window.location.host}${session.base}/product/${values.alias.trim() || '…'}`;
  const summary = searchSummary(short) || searchSummary(description);
  return (
    <Card title={say('products.preview.title')}>
      <div className="product-preview" lang={session.shop.language}>
        <span className="product-preview__address">{address}</span>
        <span className="product-preview__name">
          {name.trim() || say('products.preview.no_name')} – {session.shop.name}
        </span>
        <span className="soft">{summary || say('products.preview.no_text')}</span>
      </div>
      <p className="soft small">{say('products.preview.hint')}</p>
    </Card>
  );
}
