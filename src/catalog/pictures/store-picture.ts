import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../identity/index.js';
import { Database } from '../../platform/database/database.js';
import type { Caller } from '../../platform/access/caller.js';
import { recordUpload } from '../data/picture-rows.js';
import { PictureFiles } from './picture-files.js';
import { renderPicture } from './render-picture.js';

export interface StoredPicture {
  /** Value for `image` of a product or category. */
  readonly image: string;
  readonly thumbnail: string;
  readonly width: number;
  readonly height: number;
}

/** Stores a picture under a name derived from its content: uploading the same file twice stores one picture. */
@Injectable()
export class StorePicture {
  constructor(
    private readonly database: Database,
    private readonly files: PictureFiles,
    private readonly audit: AuditLog,
  ) {}

  /** @throws not_a_picture (415), picture_unreadable (422), overloaded (503) */
  async run(bytes: Buffer, caller: Caller): Promise<StoredPicture> {
    const { large, small, width, height } = await renderPicture(bytes);
    const name = createHash('sha256').update(large).digest('hex').slice(0, 32);
    const image = this.files.imageOf(name);
    // The row is stored before the files, because the clean-up job skips new and locked rows.
    await recordUpload(this.database, { image, width, height });
    await this.files.write(name, large, small);
    await this.audit.record(null, {
      caller,
      action: 'picture.uploaded',
      subjectType: 'picture',
      subjectId: name,
      after: { image, width, height },
    });
    return { image, thumbnail: this.files.thumbnailOf(name), width, height };
  }
}
