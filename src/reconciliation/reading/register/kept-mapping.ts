import { createHash } from 'node:crypto';
import type { RegisterMapping, RegisterOptions } from './register.types.js';

/** Returns a hash that is the same for all files with these columns. */
export const hashOfColumns = (columns: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(columns)).digest('base64url');

/** Returns the mapping for a file with these columns: the sent mapping, otherwise the stored one. */
export const mappingFor = (
  columns: readonly string[],
  { mapping, kept = {} }: RegisterOptions,
): RegisterMapping | undefined => mapping ?? kept[hashOfColumns(columns)];
