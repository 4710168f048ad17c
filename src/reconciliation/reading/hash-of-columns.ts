import { createHash } from 'node:crypto';

/** Identifies CSV files with the same columns. */
export const hashOfColumns = (columns: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(columns)).digest('base64url');
