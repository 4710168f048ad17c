import { createHash } from 'node:crypto';

/** Returns a hash that is the same for all CSV files with these columns. */
export const hashOfColumns = (columns: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(columns)).digest('base64url');
