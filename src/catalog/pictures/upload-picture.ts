import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Semaphore } from '../../platform/concurrency/semaphore.js';
import type { Caller } from '../../platform/access/caller.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { receiveUpload } from './receive-upload.js';
import { StorePicture, type StoredPicture } from './store-picture.js';

/** Each is in memory from its first byte until it is drawn. */
const AT_ONCE = 8;

/** A picture from the body of a request into the shop; more than a few at a time are asked to come again. */
@Injectable()
export class UploadPicture {
  private readonly semaphore = new Semaphore(AT_ONCE, 0, () => commonErrors.overloaded({ retry_after: 5 }));

  constructor(private readonly store: StorePicture) {}

  /** @throws overloaded (503), and what receiving and storing refuse */
  run(request: Request, caller: Caller): Promise<StoredPicture> {
    return this.semaphore.run(async () => this.store.run(await receiveUpload(request), caller));
  }
}
