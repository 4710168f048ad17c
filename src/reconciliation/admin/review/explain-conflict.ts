import { api, type ApiError, type Translate } from '#panel';

const CONFLICTS = ['stale_version', 'already_matched', 'not_matched'];

/** Message that names who decided about the transaction meanwhile; null for other errors. */
export async function explainConflict(error: ApiError, id: number, say: Translate): Promise<string | null> {
  if (!CONFLICTS.includes(error.code)) return null;
  const read = await api.get(`/api/admin/bank-transactions/${id}`).catch(() => null);
  if (!read) return null;
  const { state, last_decision: last } = read.data;
  const isOpen = state === 'suggested' || state === 'unmatched';
  if (!last || (isOpen && last.decision !== 'unmatched' && last.decision !== 'restored'))
    return say('review.conflict.changed');
  if (!last.by) return say('review.conflict.by_rule');
  return say(`review.conflict.${last.decision}`, { by: last.by });
}
