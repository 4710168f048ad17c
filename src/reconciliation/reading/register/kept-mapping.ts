import { createHash } from 'node:crypto';
import type { RegisterMapping, RegisterOptions } from './register.types.js';

/** Identifies files with the same columns. */
export const hashOfColumns = (columns: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(columns)).digest('base64url');

/** The mapping by which a file with these columns is read: the one that was sent, else the one that is kept. */
export const mappingFor = (
  columns: readonly string[],
  { mapping, kept = {} }: RegisterOptions,
): RegisterMapping | undefined => mapping ?? kept[hashOfColumns(columns)];
