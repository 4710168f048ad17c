import { useState, type ReactElement } from 'react';
import { Button, SearchField, SelectField, useText, type UrlState } from '#panel';
import { useCategories } from './use-categories.js';

type Names = 'q' | 'category' | 'published' | 'stock' | 'featured' | 'sort' | 'page';

export function ProductFilters({ list }: { readonly list: UrlState<Names> }): ReactElement {
  const say = useText();
  const categories = useCategories();
  const [open, setOpen] = useState(false);
  const all = { value: '', label: say('products.filters.all') };
  const one = (value: string, key: string): { value: string; label: string } => ({
    value,
    label: say(`products.filters.${key}`),
  });
  const { q, category, published, stock, sort } = list.values;
  return (
    <div className={open ? 'product-filters product-filters--open' : 'product-filters'} role="search">
      <SearchField label={say('products.filters.search')} value={q} onChange={(text) => list.set({ q: text })} />
      <div className="product-filters__toggle">
        <Button aria-expanded={open} onClick={() => setOpen(!open)}>
          {say('products.filters.more')}
        </Button>
      </div>
      <SelectField
        required
        label={say('products.columns.category')}
        value={category}
        onChange={(value) => list.set({ category: value })}
        options={[all, one('none', 'no_category'), ...categories]}
      />
      <SelectField
        required
        label={say('products.columns.stock')}
        value={stock}
        onChange={(value) => list.set({ stock: value })}
        options={[all, one('in_stock', 'in_stock'), one('low', 'low'), one('sold_out', 'sold_out')]}
      />
      <SelectField
        required
        label={say('products.columns.state')}
        value={published}
        onChange={(value) => list.set({ published: value })}
        options={[all, one('1', 'visible'), one('0', 'hidden')]}
      />
      <SelectField
        required
        label={say('products.filters.featured')}
        value={list.values.featured}
        onChange={(value) => list.set({ featured: value })}
        options={[all, one('1', 'featured_only')]}
      />
      <SelectField
        required
        label={say('products.filters.sort')}
        value={sort}
        onChange={(value) => list.set({ sort: value })}
        options={[
          one('', q ? 'by_relevance' : 'by_position'),
          one('name', 'by_name'),
          one('-name', 'by_name_down'),
          one('-created_at', 'newest'),
          one('created_at', 'oldest'),
          one('price', 'cheapest'),
          one('-price', 'dearest'),
          one('stock', 'least_stock'),
          one('-stock', 'most_stock'),
        ]}
      />
      {list.filtered && (
        <div>
          <Button kind="quiet" onClick={list.clear}>
            {say('kit.clear_filters')}
          </Button>
        </div>
      )}
    </div>
  );
}
