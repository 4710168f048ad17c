import { commonErrors } from '../../platform/errors/common-errors.js';
import type { OrderRecord } from '../../order/index.js';

/** Who names the version that was read acts on nothing newer. @throws stale_version */
export function mustBeCurrent(order: OrderRecord, version: number | undefined): void {
  if (version !== undefined && version !== order.version) throw commonErrors.stale_version();
}
