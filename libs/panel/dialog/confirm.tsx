import { useState, type ReactElement, type ReactNode } from 'react';
import { ErrorBox } from '../layout/error-box.js';
import { Button, type ButtonKind } from '../layout/button.js';
import { useSubmit } from '../api/use-submit.js';
import { useText } from '../text/use-text.js';
import { Dialog } from './dialog.js';

export interface ConfirmButtonProps {
  /** Label of the button that opens the dialog. */
  readonly label: string;
  readonly kind?: ButtonKind;
  readonly small?: boolean;
  readonly title: string;
  /** What will happen, and whether it can be undone. */
  readonly question: ReactNode;
  /** Label of the button that confirms, a verb, e.g. "Cancel the order". Default: `label`. */
  readonly confirmLabel?: string;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  /** If it throws an ApiError, the dialog stays open and shows the error. */
  readonly onConfirm: () => Promise<unknown>;
}

/** A button with a confirmation dialog. */
export function ConfirmButton({
  label,
  kind = 'secondary',
  small = false,
  title,
  question,
  confirmLabel,
  danger = false,
  disabled = false,
  onConfirm,
}: ConfirmButtonProps): ReactElement {
  const [open, setOpen] = useState(false);
  const translate = useText();
  const { submit, busy, error, clear } = useSubmit(async () => {
    await onConfirm();
    setOpen(false);
  });
  const close = (): void => {
    clear();
    setOpen(false);
  };
  return (
    <>
      <Button kind={kind} small={small} disabled={disabled} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && (
        <Dialog title={title} onClose={close}>
          <div className="stack">
            <div>{question}</div>
            {error && <ErrorBox error={error} />}
            <div className="actions actions--end">
              <Button kind="secondary" onClick={close}>
                {translate('kit.back')}
              </Button>
              <Button kind={danger ? 'danger' : 'primary'} busy={busy} onClick={() => void submit()}>
                {confirmLabel ?? label}
              </Button>
            </div>
          </div>
        </Dialog>
      )}
    </>
  );
}
