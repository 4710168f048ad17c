import { readCamt } from './camt/read-camt.js';
import { readCsv } from './csv/read-csv.js';
import { type FileKind, fileKind } from './file-kind.js';
import { readMt940 } from './mt940/read-mt940.js';
import { readOneC } from './one-c/read-one-c.js';
import type { ReadOptions, ReadStatementFile } from './read-file.types.js';

const READERS: Readonly<Record<FileKind, (bytes: Uint8Array, options: ReadOptions) => ReadStatementFile>> = {
  xml: readCamt,
  mt940: readMt940,
  one_c: readOneC,
  table: readCsv,
};

/**
 * Reads a bank statement. The format is detected from the content.
 * @throws UnreadableStatement with a reason of `fileKind` or of the reader of this format
 * @throws ColumnsNeeded if the columns of a CSV file cannot be determined
 */
export function readStatementFile(bytes: Uint8Array, options: ReadOptions): ReadStatementFile {
  return READERS[fileKind(bytes)](bytes, options);
}
