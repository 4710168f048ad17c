import type { ReactElement } from 'react';
import { CancelDialog } from './cancel-dialog.js';
import { MoveDialog, moveKey } from './move-dialog.js';
import type { OrderProps } from './order.js';
import type { Action } from './order-actions.js';
import { RefundDialog } from './refund-dialog.js';
import { ReinstateDialog } from './reinstate-dialog.js';

/** Actions with a dialog; payments are recorded on the page itself. */
export type AskedAction = Exclude<Action, 'verify'>;

interface ActionDialogProps extends OrderProps {
  readonly action: AskedAction;
  readonly onClose: () => void;
}

/** The dialog of an action. */
export function ActionDialog({ action, ...props }: ActionDialogProps): ReactElement {
  if (action === 'cancel') return <CancelDialog {...props} />;
  if (action === 'refund') return <RefundDialog {...props} />;
  if (action === 'reinstate') return <ReinstateDialog {...props} />;
  return <MoveDialog to={action} {...props} />;
}

/** i18n key for buttons and menu items of an action. */
export const labelKeyOf = (action: AskedAction, isPickup: boolean): string =>
  action === 'cancel' || action === 'refund' || action === 'reinstate'
    ? `order.${action}.open`
    : moveKey(action, isPickup);
