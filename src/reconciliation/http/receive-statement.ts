import { Injectable } from '@nestjs/common';
import { FieldErrors } from '#kernel';
import type { Caller } from '../../platform/access/caller.js';
import { Semaphore } from '../../platform/concurrency/semaphore.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import type { ReceivedUpload } from '../../platform/http/uploads/receive-upload.js';
import { storable, storableOrNull } from '../domain/storable.js';
import { readMapping } from '../domain/read-mapping.js';
import { ImportStatement, type DoneImport } from '../use-cases/import-statement.js';
import { PreviewImport, type PreviewedImport } from '../use-cases/preview-import.js';
import type { StoredFile } from '../use-cases/store-import.js';
import { StatementProfiles } from '../use-cases/statement-profiles.js';

/** Maximum number of concurrent imports. */
const AT_ONCE = 2;
const MOST_WAITING = 10;
const LONGEST_FIELD = 16_384;
const LONGEST_ACCOUNT = 64;
const LONGEST_NAME = 200;

/** Imports or previews the bank statement that a form contains. Limits the number of concurrent imports. */
@Injectable()
export class ReceiveStatement {
  private readonly semaphore = new Semaphore(AT_ONCE, MOST_WAITING, () => commonErrors.overloaded({ retry_after: 5 }));

  constructor(
    private readonly profiles: StatementProfiles,
    private readonly importStatement: ImportStatement,
    private readonly previewImport: PreviewImport,
  ) {}

  /**
   * @throws overloaded (503), account_needed, unknown_account; 422 at the fields; UnreadableStatement, ColumnsNeeded
   */
  async run(upload: ReceivedUpload, caller: Caller): Promise<DoneImport | PreviewedImport> {
    return this.semaphore.run(async () => {
      const stored = await this.storeOrPreview(caller, upload);
      return 'id' in stored ? this.importStatement.match(stored) : stored;
    });
  }

  /** This is a method of its own, so that the file's transactions are released before the matching begins. */
  private async storeOrPreview(
    caller: Caller,
    { file: bytes, fileName: sentName, fields }: ReceivedUpload,
  ): Promise<StoredFile | DoneImport | PreviewedImport> {
    const field = (name: string): string | null => storableOrNull(fields.get(name)?.trim() ?? null, LONGEST_FIELD);
    const account = field('account');
    const encoding = field('encoding') ?? undefined;
    if (account && account.length > LONGEST_ACCOUNT)
      throw new FieldErrors({ account: [{ key: 'validation.maxLength', args: { a0: LONGEST_ACCOUNT } }] });
    const fileName = storable(sentName, LONGEST_NAME) || 'statement';
    const mapping = readMapping(field('mapping'));
    const sent = { fileName, account, encoding, mapping, profile: field('profile') };
    const read = await this.profiles.read(bytes, sent);
    const isSet = (name: string): boolean => ['1', 'true', 'on'].includes(field(name) ?? '');
    const options = { account: read.account, acceptAccount: isSet('accept_account') };
    if (isSet('preview')) return this.previewImport.run({ fileName, bytes, ...read.file }, options);
    const stored = await this.importStatement.store(caller, { fileName, bytes, ...read.file }, options);
    if (read.file.columns) await this.profiles.keep(caller, sent, read.file.columns);
    return stored;
  }
}
