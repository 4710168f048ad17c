import { hashOfColumns } from '../hash-of-columns.js';
import type { RegisterMapping, RegisterOptions } from './register.types.js';

/** Returns the mapping for a file with these columns: the sent mapping, otherwise the stored one. */
export const mappingFor = (
  columns: readonly string[],
  { mapping, kept = {} }: RegisterOptions,
): RegisterMapping | undefined => mapping ?? kept[hashOfColumns(columns)];
