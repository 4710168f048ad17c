import type { DescribedError } from '../../platform/http/errors/describe-error.js';

/** Kinds of error pages; each has texts below `storefront-errors`. */
export type TroubleKind = 'away' | 'broken' | 'conflict' | 'forbidden' | 'log_in' | 'too_many' | 'other';

const KINDS: Readonly<Record<number, TroubleKind>> = {
  401: 'log_in',
  403: 'forbidden',
  409: 'conflict',
  429: 'too_many',
  500: 'broken',
  503: 'away',
};

export const troubleKind = ({ status }: DescribedError): TroubleKind => KINDS[status] ?? 'other';

/** A waiting time for display: seconds up to two minutes, then minutes, rounded up. */
export function describeWait(seconds: number): { key: 'seconds' | 'minutes'; count: number } {
  return seconds < 120
    ? { key: 'seconds', count: Math.max(1, Math.ceil(seconds)) }
    : { key: 'minutes', count: Math.ceil(seconds / 60) };
}
