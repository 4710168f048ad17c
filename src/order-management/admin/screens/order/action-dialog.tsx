import type { ReactElement } from 'react';
import { CancelDialog } from './cancel-dialog.js';
import { MoveDialog, moveKey } from './move-dialog.js';
import type { OrderProps } from './order.js';
import type { Action } from './order-actions.js';
import { RefundDialog } from './refund-dialog.js';

/** Those that ask before they do it; a payment is recorded on the page itself. */
export type AskedAction = Exclude<Action, 'verify'>;

interface ActionDialogProps extends OrderProps {
  readonly action: AskedAction;
  readonly onClose: () => void;
}

/** Asks what has to be known, and does it. */
export function ActionDialog({ action, ...props }: ActionDialogProps): ReactElement {
  if (action === 'cancel') return <CancelDialog {...props} />;
  if (action === 'refund') return <RefundDialog {...props} />;
  return <MoveDialog to={action} {...props} />;
}

/** The text key of what the buttons and menu items for an action are called. */
export const labelKeyOf = (action: AskedAction, isPickup: boolean): string =>
  action === 'cancel' || action === 'refund' ? `order.${action}.open` : moveKey(action, isPickup);
