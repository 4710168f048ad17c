import { Integer, ListOf, Text, Timestamp } from '../../../platform/http/openapi/response-properties.js';
import type { FolderReason } from '../folder-reason.js';
import type { FolderState } from '../read-folder.js';

export class RefusedFileResponse {
  @Text({ description: 'Name of the file in the subfolder `refused`.' }) name!: string;
  @Text({ description: "Why it could not be imported, in the reader's language." }) reason!: string;
  @Timestamp({ description: 'When it was set aside.' }) refused_at!: string;
}

/** The folder from which statements are imported. */
export class BankFolderResponse {
  @Text({ description: 'Folder below `DATA_DIR`.' }) folder!: string;
  @Text({ description: 'Absolute path of the folder on the server.' }) path!: string;
  @ListOf({ type: 'string' }, { description: 'Files that are not imported yet; at most 100.' }) waiting!: string[];
  @Integer({ description: 'Number of imported files that are still in the subfolder `imported`.' }) imported!: number;
  @ListOf(() => RefusedFileResponse, { description: 'Files that were set aside, newest first; at most 100.' })
  refused!: RefusedFileResponse[];
}

export const bankFolderResponse = (
  { folder, path, waiting, imported, refused }: FolderState,
  textOf: (reason: FolderReason | string) => string,
): BankFolderResponse => ({
  folder,
  path,
  waiting: [...waiting],
  imported,
  refused: refused.map(({ name, reason, at }) => ({ name, reason: textOf(reason), refused_at: at.toISOString() })),
});
