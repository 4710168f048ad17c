import { useEffect, useState, type ReactElement } from 'react';
import {
  Button,
  Dialog,
  Form,
  format,
  notify,
  NumberField,
  SelectField,
  TextField,
  usePost,
  useSubmit,
  useText,
  type Schemas,
} from '#panel';
import type { Shelf } from './shelf.js';

type Reason = Schemas['StockCorrectionBody']['reason'];
const REASONS: readonly Reason[] = ['received', 'counted', 'damaged', 'returned', 'other'];

export interface CorrectStockDialogProps {
  readonly productId: number;
  readonly shelf: Shelf;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/**
 * Corrects the stock: items added, removed or counted, with a reason. Sales while the dialog is open are never lost: a
 * change is added to the current stock, and a count has to be confirmed again if the stock differs from the one shown.
 */
export function CorrectStockDialog({ productId, shelf, onClose, onChanged }: CorrectStockDialogProps): ReactElement {
  const say = useText();
  const post = usePost();
  const [reason, setReason] = useState<Reason>('received');
  const [pieces, setPieces] = useState<number | null>(null);
  const [note, setNote] = useState('');
  const [now, setNow] = useState(shelf.pieces);
  const { submit, busy, error } = useSubmit(async () => {
    const amount =
      reason === 'counted' ? { counted: pieces, seen: now } : { change: reason === 'damaged' ? -pieces! : pieces };
    const { message } = await post(`/api/admin/products/${productId}/stock`, {
      variant_id: shelf.variantId,
      ...amount,
      reason,
      note,
    });
    notify.good(message);
    onChanged();
    onClose();
  });
  useEffect(() => {
    const available = error?.body.available;
    if (available !== undefined) setNow(available);
  }, [error]);
  const after =
    pieces === null ? null : reason === 'counted' ? pieces : now + (reason === 'damaged' ? -pieces : pieces);
  const fields = error?.fields ?? {};
  return (
    <Dialog title={say('products.correct.title', { name: shelf.name })} onClose={onClose}>
      <Form
        onSubmit={() => void submit()}
        busy={busy}
        closes
        error={error}
        submitLabel={say('products.correct.save')}
        disabled={pieces === null}
        aside={<Button onClick={onClose}>{say('kit.back')}</Button>}
      >
        <SelectField
          required
          label={say('products.correct.reason')}
          value={reason}
          onChange={(value) => setReason(value)}
          options={REASONS.map((value) => ({ value, label: say(`products.reasons.${value}`) }))}
          errors={fields['reason']}
        />
        <NumberField
          required
          label={say(`products.correct.pieces.${reason}`)}
          min={reason === 'other' ? -10_000_000 : 0}
          value={pieces}
          onChange={setPieces}
          errors={fields['change'] ?? fields['counted']}
          hint={reason === 'other' ? say('products.correct.other_hint') : undefined}
        />
        <TextField
          label={say('products.correct.note')}
          value={note}
          onChange={setNote}
          maxLength={500}
          errors={fields['note']}
        />
        <p className={after !== null && after < 0 ? 'warn-box' : 'hint-box'} role="status">
          {after === null
            ? say('products.correct.now', { now: format.number(now) })
            : after < 0
              ? say('products.correct.too_few', { now: format.number(now) })
              : say('products.correct.after', { now: format.number(now), after: format.number(after) })}
        </p>
      </Form>
    </Dialog>
  );
}
