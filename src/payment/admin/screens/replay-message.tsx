import type { ReactElement } from 'react';
import { api, ApiError, Button, notify, useSubmit, useText } from '#panel';

export interface ReplayMessageProps {
  readonly id: number;
  /** Whether the result of the last replay is not known yet. */
  readonly waits: boolean;
  readonly onDone: () => void;
}

/** Handles a message again. There is no confirmation, because nothing is recorded twice. */
export function ReplayMessage({ id, waits, onDone }: ReplayMessageProps): ReactElement {
  const say = useText();
  const { submit, busy } = useSubmit(async () => {
    try {
      const { message } = await api.post(`/api/admin/payment-messages/${id}/replay`);
      notify.good(message);
      onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify.bad(error.message || say('kit.failed'));
    }
  });
  return (
    <Button busy={busy || waits} onClick={() => void submit()}>
      {say('payments.messages.replay')}
    </Button>
  );
}
