import type { Around, Translate } from '#panel';
import { IbanField } from './iban-field.js';
import { RecognisedBank } from './recognised-bank.js';

/** What surrounds the bank invoice's fields. */
export const aroundBankInvoice = (say: Translate): Around => ({
  account_number: (_, tools) => (
    <div className="pay-field">
      <IbanField tools={tools} />
      <RecognisedBank tools={tools} />
    </div>
  ),
  require_confirmation: (input, { value }) => (
    <div className="pay-field">
      {input}
      {value === false && (
        <p className="warn-box" role="status">
          {say('payments.confirmation_off')}
        </p>
      )}
    </div>
  ),
});
