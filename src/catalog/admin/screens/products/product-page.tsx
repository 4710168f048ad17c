import { useMemo, type ReactElement } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import {
  api,
  Badge,
  can,
  ConfirmButton,
  ErrorBox,
  LinkButton,
  Loading,
  notify,
  Page,
  placeOf,
  ReadError,
  Tabs,
  useRead,
  useText,
} from '#panel';
import { NewProductForm } from './new-product-form.js';
import { ProductForm } from './product-form.js';
import { copyOf, EMPTY } from './product-values.js';
import type { Product } from './product.js';
import { stockPlace } from './stock-place.js';
import { StockView } from './stock-view.js';

const useBack = (): { to: string; label: string } => ({ to: placeOf('products'), label: useText()('products.title') });

/** The page of an existing product: its data and its stock. */
export function ProductPage({ id, view }: { readonly id: string; readonly view: string }): ReactElement {
  const say = useText();
  const back = useBack();
  const { data: product, error, loading, reload } = useRead(`/api/admin/products/${encodeURIComponent(id)}`);
  if (error && !product)
    return (
      <Page title={say('products.product')} back={back}>
        <ReadError error={error} onRetry={() => void reload()} back={back} />
      </Page>
    );
  if (!product)
    return (
      <Page title={say('products.product')} back={back}>
        <Loading lines={10} />
      </Page>
    );
  const isStock = view === 'stock';
  return (
    <Page
      title={product.name}
      back={back}
      actions={<ProductActions product={product} />}
      aside={
        <Badge tone={product.published ? 'info' : 'neutral'}>
          {say(product.published ? 'products.visible' : 'products.hidden')}
        </Badge>
      }
    >
      <Tabs
        label={say('products.views')}
        tabs={[
          { key: 'product', label: say('products.product'), to: placeOf('products', product.id), current: !isStock },
          { key: 'stock', label: say('products.columns.stock'), to: stockPlace(product.id), current: isStock },
        ]}
      />
      {error && <ErrorBox error={error} onRetry={() => void reload()} />}
      {!can('manager') && <p className="hint-box">{say('products.read_only')}</p>}
      {isStock ? (
        <StockView product={product} busy={loading} onChanged={() => void reload()} />
      ) : (
        <ProductForm key={product.id} product={product} reload={reload} />
      )}
    </Page>
  );
}

function ProductActions({ product }: { readonly product: Product }): ReactElement {
  const say = useText();
  const navigate = useNavigate();
  const remove = async (): Promise<void> => {
    const { message } = await api.delete(`/api/products/${product.id}`);
    notify.good(message);
    navigate(placeOf('products'), { replace: true });
  };
  return (
    <>
      {product.published === 1 && (
        <LinkButton external to={product.link}>
          {say('products.view')}
        </LinkButton>
      )}
      {can('manager') && (
        <LinkButton to={`${placeOf('products', 'new')}?copy=${product.id}`}>{say('products.duplicate')}</LinkButton>
      )}
      {can('manager') && (
        <ConfirmButton
          danger
          label={say('kit.delete')}
          title={say('products.delete.title', { name: product.name })}
          question={say('products.delete.question')}
          confirmLabel={say('products.delete.confirm')}
          onConfirm={remove}
        />
      )}
    </>
  );
}

/** The page of a new product, empty or copied from another one (`?copy=17`). */
export function NewProductPage(): ReactElement {
  const say = useText();
  const back = useBack();
  const [search] = useSearchParams();
  const pattern = search.get('copy');
  const { data, error, reload } = useRead(pattern ? `/api/admin/products/${encodeURIComponent(pattern)}` : null);
  const initial = useMemo(() => (data ? copyOf(data) : EMPTY), [data]);
  const title = say('products.new');
  if (error && !data)
    return (
      <Page title={title} back={back}>
        <ErrorBox error={error} onRetry={() => void reload()} />
      </Page>
    );
  if (pattern && !data)
    return (
      <Page title={title} back={back}>
        <Loading lines={10} />
      </Page>
    );
  return (
    <Page title={title} back={back} intro={data ? say('products.copy_of', { name: data.name }) : undefined}>
      <NewProductForm initial={initial} />
    </Page>
  );
}
