import type { OrderRecord } from '../../order/index.js';

/** Whether a cancelled order keeps its invoice: money was received for it, so a credit note corrects it instead. */
export const keepsInvoice = ({ status, paidAt, total }: OrderRecord): boolean =>
  status === 'cancelled' && paidAt !== null && total.isPositive();
