import { useState, type ReactElement } from 'react';
import { api, Dialog, Form, NumberField, useSubmit, useText } from '#panel';
import type { CourierRow } from './row-table.js';

/** Asks for the order of a parcel that the shop does not know. */
export function AssignDialog({
  row,
  onDone,
  onClose,
}: {
  readonly row: CourierRow;
  readonly onDone: () => Promise<unknown>;
  readonly onClose: () => void;
}): ReactElement {
  const say = useText();
  const [order, setOrder] = useState<number | null>(row.order_id);
  const { submit, busy, error } = useSubmit(async () => {
    await api.put(`/api/admin/courier-registers/${row.register_id}/rows/${row.id}`, { order_id: order });
    await onDone();
    onClose();
  });
  return (
    <Dialog title={say('bank.couriers.assign')} onClose={onClose}>
      <Form closes busy={busy} error={error} submitLabel={say('bank.couriers.assign')} onSubmit={() => void submit()}>
        <NumberField
          label={say('bank.couriers.order_number')}
          hint={say('bank.couriers.assign_hint')}
          value={order}
          onChange={setOrder}
          errors={error?.fields['order_id']}
        />
      </Form>
    </Dialog>
  );
}
