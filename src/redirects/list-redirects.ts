import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { RedirectEntity } from './data/redirect.entity.js';

/** Lists redirects for administrators, the newest first. */
@Injectable()
export class ListRedirects {
  constructor(@InjectRepository(RedirectEntity) private readonly rows: Repository<RedirectEntity>) {}

  /** The entries of one page, and the number of all entries. */
  run(limit: number, offset: number): Promise<[RedirectEntity[], number]> {
    return this.rows.findAndCount({
      order: { created_at: 'DESC', kind: 'ASC', former: 'ASC' },
      take: limit,
      skip: offset,
    });
  }
}
