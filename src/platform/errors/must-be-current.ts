import { commonErrors } from './common-errors.js';

/**
 * Refuses a change that is based on an outdated version of the record.
 * @param sent the version that the client read; undefined: the client sent none, and nothing is refused
 * @param present read while the record is locked
 * @throws stale_version (409)
 */
export function mustBeCurrent(sent: number | undefined, present: number): void {
  if (sent !== undefined && sent !== present) throw commonErrors.stale_version();
}
