import type { ReactElement } from 'react';
import { useRecord } from '#panel';
import { ProductList } from './product-list.js';
import { NewProductPage, ProductPage } from './product-page.js';
import './products.css';

/** Routes `/admin/pages/products`, `…/new`, `…/17` and `…/17/stock`. */
export function ProductsScreen(): ReactElement {
  const [id = '', view = ''] = useRecord().split('/');
  if (id === '') return <ProductList />;
  return id === 'new' ? <NewProductPage /> : <ProductPage key={id} id={id} view={view} />;
}
