import type { Request } from 'express';

/** Compression of a response; null: none. */
export type Packing = 'br' | 'gzip' | null;

/** Returns the accepted compression with the smallest result. Browsers list gzip first, but do not prefer it. */
export const packingOf = (request: Pick<Request, 'acceptsEncodings'>): Packing =>
  (['br', 'gzip'] as const).find((packing) => request.acceptsEncodings(packing)) ?? null;

/** File name extensions of compressed copies. They are in the same folder as the original file. */
export const PACKED_SUFFIX = { br: '.br', gzip: '.gz' } as const;
