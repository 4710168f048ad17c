import { useState, type ReactElement } from 'react';
import { Button, Card, can, useText } from '#panel';
import type { KnownCustomer } from './customer.js';
import { MergeDialog } from './merge-dialog.js';

/** Merges a guest into this customer, when both are the same person. */
export function MergeCard({
  customer,
  onMerged,
}: {
  readonly customer: KnownCustomer;
  readonly onMerged: () => void;
}): ReactElement | null {
  const say = useText();
  const [open, setOpen] = useState(false);
  if (!can('manager') || customer.erased_at) return null;
  return (
    <Card title={say('customers.merge.title')}>
      <p className="soft">{say('customers.merge.text')}</p>
      <div className="actions">
        <Button onClick={() => setOpen(true)}>{say('customers.merge.open')}</Button>
      </div>
      {open && <MergeDialog customer={customer} onClose={() => setOpen(false)} onMerged={onMerged} />}
    </Card>
  );
}
