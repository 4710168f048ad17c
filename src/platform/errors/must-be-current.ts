import { commonErrors } from './common-errors.js';

/**
 * Refuses a change that was decided on an older version of the record than the present one.
 * @param sent the version that the client read; undefined: it named none, so nothing is refused
 * @param present read under the lock of the record
 * @throws stale_version (409)
 */
export function mustBeCurrent(sent: number | undefined, present: number): void {
  if (sent !== undefined && sent !== present) throw commonErrors.stale_version();
}
