import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import {
  api,
  Card,
  Empty,
  ErrorBox,
  Loading,
  methodName,
  NewMethod,
  notify,
  Page,
  placeOf,
  SortableList,
  useRead,
  useSubmit,
  useText,
} from '#panel';
import { MethodPrice } from './method-price.js';
import { MethodState } from './method-state.js';
import { METHODS, type ShippingMethod } from './method.js';
import './shipping.css';

/** The shipping methods in the order in which customers see them. */
export function MethodList(): ReactElement {
  const say = useText();
  const { data, error, reload, replace } = useRead(METHODS);
  const order = useSubmit(async (items: readonly ShippingMethod[]) => {
    if (data) replace({ ...data, items });
    try {
      replace((await api.put(`${METHODS}/order`, { keys: items.map(({ key }) => key) })).data);
      notify.good(say('shipping.ordered'));
    } catch (refusal) {
      await reload();
      throw refusal;
    }
  });
  return (
    <Page
      title={say('shipping.title')}
      intro={say('shipping.intro')}
      actions={
        data && (
          <NewMethod
            path={METHODS}
            screen="shipping-methods"
            providers={data.providers}
            keys={data.items.map(({ key }) => key)}
          />
        )
      }
    >
      {order.error && <ErrorBox error={order.error} />}
      <Card>
        {error ? (
          <ErrorBox error={error} onRetry={() => void reload()} />
        ) : !data ? (
          <Loading />
        ) : data.items.length === 0 ? (
          <Empty title={say('shipping.empty')} text={say('shipping.empty_text')} />
        ) : (
          <SortableList
            label={say('shipping.title')}
            items={data.items}
            itemKey={({ key }) => key}
            nameOf={methodName}
            disabled={order.busy}
            onOrder={(items) => void order.submit(items)}
          >
            {(method) => (
              <div className="shipping-method">
                <div>
                  <Link className="strong" to={placeOf('shipping-methods', method.key)}>
                    {methodName(method)}
                  </Link>
                  <MethodPrice method={method} />
                  {method.active && !method.shown && (
                    <div className="soft small">{method.hidden_reasons.map(({ message }) => message).join(' ')}</div>
                  )}
                </div>
                <MethodState method={method} />
              </div>
            )}
          </SortableList>
        )}
      </Card>
    </Page>
  );
}
