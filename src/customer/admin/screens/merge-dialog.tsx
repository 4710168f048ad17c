import { useState, type ReactElement } from 'react';
import { api, Button, Dialog, ErrorBox, notify, useSubmit, useText } from '#panel';
import type { Customer, KnownCustomer } from './customer.js';
import { GuestPicker } from './guest-picker.js';
import { MergePreview } from './merge-preview.js';

/** Chooses a guest, shows what both customers have, and merges them. */
export function MergeDialog({
  customer,
  onClose,
  onMerged,
}: {
  readonly customer: KnownCustomer;
  readonly onClose: () => void;
  readonly onMerged: () => void;
}): ReactElement {
  const say = useText();
  const [other, setOther] = useState<Customer | null>(null);
  const { submit, busy, error, clear } = useSubmit(async (id: number) => {
    const { message } = await api.post(`/api/admin/customers/${customer.id}/merge`, { customer_id: id });
    notify.good(message);
    onMerged();
    onClose();
  });
  return (
    <Dialog title={say('customers.merge.title')} onClose={onClose} busy={busy} wide>
      <div className="stack">
        {other ? <MergePreview kept={customer} other={other} /> : <GuestPicker customer={customer} onPick={setOther} />}
        {error && <ErrorBox error={error} />}
        <div className="actions actions--end">
          <Button
            kind="secondary"
            disabled={busy}
            onClick={() => {
              clear();
              if (other) setOther(null);
              else onClose();
            }}
          >
            {say('kit.back')}
          </Button>
          {other && (
            <Button kind="danger" busy={busy} onClick={() => void submit(other.id)}>
              {say('customers.merge.confirm')}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
