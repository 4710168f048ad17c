import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Semaphore } from '../../platform/concurrency/semaphore.js';
import type { Caller } from '../../platform/access/caller.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { receiveUpload } from '../../platform/http/uploads/receive-upload.js';
import { catalogErrors } from '../catalog.errors.js';
import { StorePicture, type StoredPicture } from './store-picture.js';

/** Maximum number of concurrent uploads; each is in memory until it is rendered. */
const AT_ONCE = 8;

/** Stores the picture in the body of a request. Above the limit of concurrent uploads, clients have to try again. */
@Injectable()
export class UploadPicture {
  private readonly semaphore = new Semaphore(AT_ONCE, 0, () => commonErrors.overloaded({ retry_after: 5 }));

  constructor(private readonly store: StorePicture) {}

  /** @throws overloaded (503), and the errors of receiving and storing */
  run(request: Request, caller: Caller): Promise<StoredPicture> {
    return this.semaphore.run(async () => {
      const { file } = await receiveUpload(request, catalogErrors.picture_too_large);
      return this.store.run(file, caller);
    });
  }
}
