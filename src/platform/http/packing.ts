import type { Request } from 'express';

/** Compression of an answer; null: none. */
export type Packing = 'br' | 'gzip' | null;

/** The smallest accepted compression: browsers list gzip first without preferring it. */
export const packingOf = (request: Pick<Request, 'acceptsEncodings'>): Packing =>
  (['br', 'gzip'] as const).find((packing) => request.acceptsEncodings(packing)) ?? null;

/** Ends of the names of compressed files beside the original file. */
export const PACKED_SUFFIX = { br: '.br', gzip: '.gz' } as const;
