import type { ReactElement, ReactNode } from 'react';
import { Button, Dialog, Form, notify, useSubmit, useText, type ApiError } from '#panel';
import type { OrderProps } from './order.js';

interface OrderDialogProps extends Pick<OrderProps, 'reload'> {
  readonly title: string;
  readonly submitLabel: string;
  /** Label of the button that closes the dialog. Default: "Back". */
  readonly backLabel?: string;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  /** Sends the change; its message is shown after the dialog is closed. */
  readonly send: () => Promise<{ readonly message: string }>;
  readonly onClose: () => void;
  /** Fields of the dialog, with the errors of the API. */
  readonly children: (error: ApiError | null) => ReactNode;
}

/** A dialog for a change of the order, which is reloaded afterwards. */
export function OrderDialog({
  title,
  submitLabel,
  backLabel,
  danger = false,
  disabled = false,
  send,
  reload,
  onClose,
  children,
}: OrderDialogProps): ReactElement {
  const say = useText();
  const { submit, busy, error } = useSubmit(async () => {
    const { message } = await send();
    onClose();
    notify.good(message);
    await reload();
  });
  const renew = async (): Promise<void> => {
    if (!(await reload())) onClose();
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <Form
        danger={danger}
        disabled={disabled}
        onSubmit={() => void submit()}
        busy={busy}
        closes
        error={error}
        onReload={() => void renew()}
        submitLabel={submitLabel}
        aside={<Button onClick={onClose}>{backLabel ?? say('kit.back')}</Button>}
      >
        {children(error)}
      </Form>
    </Dialog>
  );
}
