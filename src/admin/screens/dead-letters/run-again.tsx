import type { ReactElement } from 'react';
import { api, ApiError, Button, format, notify, useSubmit, useText } from '#panel';
import type { DeadLetter } from './letter.js';

export interface RunAgainProps {
  readonly letter: DeadLetter;
  readonly name: string;
  readonly onDone: () => Promise<unknown>;
}

/** Retries one job. If a colleague was faster, the reloaded list no longer contains it. */
export function RunAgain({ letter, name, onDone }: RunAgainProps): ReactElement {
  const say = useText();
  const { submit, busy } = useSubmit(async () => {
    try {
      notify.good((await api.post(`/api/admin/dead-letters/${letter.id}/retry`)).message);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify.bad(error.status === 404 ? say('delivery.letters.gone') : error.message || say('kit.failed'));
    }
    await onDone();
  });
  return (
    <Button small busy={busy} onClick={() => void submit()}>
      {say('delivery.letters.run')}
      <span className="unseen">
        {' '}
        {name}, {format.dateTime(letter.failed_at)}
      </span>
    </Button>
  );
}
