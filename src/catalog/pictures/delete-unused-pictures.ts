import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CLOCK, type Clock } from '#kernel';
import { Database } from '../../platform/database/database.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { ShopSettings } from '../../settings/index.js';
import { deleteUnused, lockUnused } from '../data/picture-rows.js';
import { PictureFiles } from './picture-files.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const AT_ONCE = 200;

/**
 * Deletes pictures that were uploaded more than a day ago and are not used: their form was never saved, or they were
 * replaced.
 */
@Injectable()
export class DeleteUnusedPictures implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly files: PictureFiles,
    private readonly jobs: Jobs,
    private readonly shop: ShopSettings,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule('sweep-pictures', '17 * * * *', () => this.run());
  }

  async run(): Promise<void> {
    while ((await this.deleteSome()) === AT_ONCE);
  }

  /**
   * Deletes the files while the rows are locked: an upload of the same picture waits and then writes the file again. A
   * separate statement checks under the lock again whether the pictures are used.
   */
  private async deleteSome(): Promise<number> {
    const before = new Date(this.clock.now().getTime() - DAY_MS);
    return this.database.transaction(async (tx) => {
      const found = await lockUnused(tx, before, await this.shop.pictures(tx), AT_ONCE);
      const gone = await deleteUnused(tx, found, await this.shop.pictures(tx));
      for (const image of gone) await this.files.remove(image);
      return gone.length;
    });
  }
}
