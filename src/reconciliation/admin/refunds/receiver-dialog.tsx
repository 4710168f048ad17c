import { useState, type ReactElement } from 'react';
import { api, Dialog, Form, IbanInput, notify, TextField, useLater, useRead, useSubmit, useText } from '#panel';
import type { Refund } from './refund.js';

const LONGEST_NAME = 140;
const MIN_IBAN = 15;
const PAUSE_MS = 400;

interface ReceiverDialogProps {
  readonly refund: Refund;
  readonly onSaved: () => Promise<void>;
  readonly onClose: () => void;
}

/** Sets the name and the IBAN that get the money of a refund. */
export function ReceiverDialog({ refund, onSaved, onClose }: ReceiverDialogProps): ReactElement {
  const say = useText();
  const [name, setName] = useState(refund.receiver?.name ?? '');
  const [account, setAccount] = useState(refund.receiver?.account ?? '');
  const { submit, busy, error } = useSubmit(async () => {
    const { version } = refund;
    const { message } = await api.put(`/api/admin/refunds/${refund.id}`, { receiver: { name, account }, version });
    await onSaved();
    onClose();
    notify.good(message);
  });
  return (
    <Dialog title={say('refunds.receiver_of', { number: refund.order_id })} onClose={onClose}>
      <Form
        closes
        onSubmit={() => void submit()}
        busy={busy}
        error={error}
        onReload={() => void onSaved().then(onClose)}
        submitLabel={say('kit.save')}
        disabled={name.trim() === '' || account === ''}
      >
        <p className="soft">{say('refunds.receiver_text')}</p>
        <TextField
          label={say('refunds.receiver_name')}
          required
          maxLength={LONGEST_NAME}
          autoComplete="off"
          value={name}
          onChange={setName}
          errors={error?.fields['receiver.name']}
        />
        <IbanInput
          label={say('refunds.receiver_iban')}
          required
          value={account}
          onChange={setAccount}
          errors={error?.fields['receiver.account']}
        />
        <RecognisedName account={account} />
      </Form>
    </Dialog>
  );
}

/** The bank of the account, if it is known, so that a wrong account is noticed. */
function RecognisedName({ account }: { readonly account: string }): ReactElement {
  const say = useText();
  const iban = useLater(account, PAUSE_MS);
  const { data } = useRead(iban.length >= MIN_IBAN ? '/api/admin/banks' : null, { iban });
  const name = iban === account ? data?.bank_name : null;
  return (
    <p role="status" className="soft small">
      {name && say('settings-form.bank.recognised', { name })}
    </p>
  );
}
