import { useEffect, useState, type ReactElement } from 'react';
import {
  api,
  can,
  Card,
  Empty,
  ErrorBox,
  Loading,
  methodName,
  NewMethod,
  notify,
  PaymentsFrame,
  SortableList,
  useRead,
  useSubmit,
  useText,
  type ApiError,
  type Reload,
} from '#panel';
import { METHODS, type Method } from './method.js';
import { MethodRow } from './method-row.js';
import { PaymentsSwitch } from './payments-switch.js';

/** The payment methods in the order in which customers see them, with the reasons why customers do not see one. */
export function MethodsPage(): ReactElement {
  const say = useText();
  const { data, error, reload } = useRead(METHODS);
  return (
    <PaymentsFrame
      view="methods"
      intro={say('payments.intro')}
      actions={
        data && (
          <NewMethod
            path={METHODS}
            screen="payments"
            providers={data.providers}
            keys={data.items.map(({ key }) => key)}
          />
        )
      }
    >
      {error && !data ? (
        <ErrorBox error={error} onRetry={() => void reload()} />
      ) : !data ? (
        <Loading lines={8} />
      ) : (
        <>
          <PaymentsSwitch enabled={data.payments_enabled} onChanged={reload} />
          <MethodsList methods={data.items} enabled={data.payments_enabled} reload={reload} />
        </>
      )}
    </PaymentsFrame>
  );
}

interface MethodsListProps {
  readonly methods: readonly Method[];
  readonly enabled: boolean;
  readonly reload: Reload;
}

function MethodsList({ methods, enabled, reload }: MethodsListProps): ReactElement {
  const say = useText();
  // The new order is shown at once, and replaced by the one that the API returns.
  const [order, setOrder] = useState(methods);
  useEffect(() => setOrder(methods), [methods]);
  const reloadAfter = async (error: ApiError): Promise<void> => {
    notify.bad(error.message);
    await reload();
  };
  const { submit: putInOrder } = useSubmit(async (items: readonly Method[]) => {
    setOrder(items);
    await api
      .put(`${METHODS}/order`, { keys: items.map(({ key }) => key) })
      .then(() => notify.good(say('payments.ordered')), reloadAfter);
    await reload();
  });
  const { submit: toggle, busy } = useSubmit(async ({ key, version }: Method, active: boolean) => {
    await api.put(`${METHODS}/${key}`, { active, version }).then(({ message }) => notify.good(message), reloadAfter);
    await reload();
  });
  if (methods.length === 0) return <Empty title={say('payments.none')} />;
  return (
    <Card title={say('payments.methods')}>
      {enabled && !methods.some(({ shown }) => shown) && (
        <p className="warn-box" role="status">
          {say('payments.none_shown')}
        </p>
      )}
      {methods.length > 1 && can('owner') && <p className="soft">{say('payments.order_hint')}</p>}
      <SortableList
        label={say('payments.methods')}
        items={order}
        itemKey={({ key }) => key}
        nameOf={methodName}
        onOrder={(items) => void putInOrder(items)}
        disabled={!can('owner')}
      >
        {(method) => <MethodRow method={method} busy={busy} onToggle={(active) => void toggle(method, active)} />}
      </SortableList>
      {!can('owner') && <p className="hint-box">{say('payments.owner_only')}</p>}
    </Card>
  );
}
