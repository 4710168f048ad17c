import { useState, type ReactElement } from 'react';
import { Button, can, format, session, useRead, useText, type Data } from '#panel';
import { minor } from './amounts.js';
import { CreditNoteDialog } from './credit-note-dialog.js';
import type { OrderProps } from './order.js';

type Document = Data<'listOrderDocuments'>['items'][number];

/** Invoices and credit notes of the order with their files, and a button for another credit note. */
export function DocumentsList({ order, reload }: OrderProps): ReactElement | null {
  const say = useText();
  const { data, reload: again } = useRead(`/api/orders/${order.id}/documents`);
  const [isOpen, setOpen] = useState(false);
  const documents = data?.items ?? [];
  const left = leftOf(documents);
  if (documents.length === 0) return null;
  return (
    <div className="stack">
      <ul className="documents">
        {documents.map((one) => (
          <li key={one.id}>
            <span>
              {say(`order.documents.${one.type}`, { number: one.number })}, {format.money(one.total, one.currency)}
              {one.state === 'cancelled' && <> ({say('order.invoice.states.cancelled')})</>}
              {one.reason && <span className="soft documents__reason">{one.reason}</span>}
            </span>
            <span className="documents__files">
              {one.formats.map((name) => (
                <a
                  key={name}
                  href={`${session.base}/api/documents/${one.id}?format=${name}`}
                  aria-label={say('order.documents.download', { number: one.number, format: name.toUpperCase() })}
                  download
                >
                  {name.toUpperCase()}
                </a>
              ))}
            </span>
          </li>
        ))}
      </ul>
      {left !== null && left > 0 && can('manager') && (
        <div>
          <Button onClick={() => setOpen(true)}>{say('order.credit_note.open')}</Button>
        </div>
      )}
      {isOpen && (
        <CreditNoteDialog
          order={order}
          left={left!}
          reload={async () => {
            await again();
            return reload();
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

/** Amount of the valid invoice that no credit note has credited yet; null without a valid invoice. */
function leftOf(documents: readonly Document[]): number | null {
  const invoice = documents.find(({ type, state }) => type === 'invoice' && state === 'issued');
  if (!invoice) return null;
  const credited = documents
    .filter(({ type }) => type === 'credit_note')
    .reduce((sum, { total }) => sum + minor(total, invoice.currency), 0);
  return (minor(invoice.total, invoice.currency) - credited) / minor(1, invoice.currency);
}
