import type { ReactElement } from 'react';
import { api, ConfirmButton, Dialog, Facts, format, notify, useText } from '#panel';
import type { DeadLetter } from './letter.js';

export interface DetailsProps {
  readonly letter: DeadLetter;
  readonly name: string;
  readonly onClose: () => void;
  readonly onDone: () => Promise<unknown>;
}

/** Details of a failed job, which can be discarded here. */
export function Details({ letter, name, onClose, onDone }: DetailsProps): ReactElement {
  const say = useText();
  const discard = async (): Promise<void> => {
    const { message } = await api.delete(`/api/admin/dead-letters/${letter.id}`);
    notify.good(message);
    await onDone();
  };
  return (
    <Dialog title={name} onClose={onClose} wide>
      <div className="stack">
        <Facts
          items={[
            { label: say('delivery.letters.when'), value: format.dateTime(letter.failed_at) },
            { label: say('delivery.letters.attempts'), value: format.number(letter.tries) },
            {
              label: say('delivery.letters.error'),
              value: <span className="letters-error">{letter.error ?? say('delivery.letters.no_error')}</span>,
            },
            { label: say('delivery.letters.id'), value: <code className="letters-error">{letter.id}</code> },
          ]}
        />
        <div>
          <h3 className="letters-data-title">{say('delivery.letters.data')}</h3>
          <pre className="raw-text letters-data" tabIndex={0}>
            {JSON.stringify(letter.data, null, 2)}
          </pre>
        </div>
        <div className="actions actions--end">
          <ConfirmButton
            danger
            kind="quiet"
            label={say('delivery.letters.discard')}
            title={say('delivery.letters.discard_title')}
            question={<p>{say('delivery.letters.discard_question')}</p>}
            onConfirm={discard}
          />
        </div>
      </div>
    </Dialog>
  );
}
