import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { ILike, Repository } from 'typeorm';
import { RedirectEntity } from './data/redirect.entity.js';

/** Lists redirects for administrators, the newest first. */
@Injectable()
export class ListRedirects {
  constructor(@InjectRepository(RedirectEntity) private readonly rows: Repository<RedirectEntity>) {}

  /**
   * The entries of one page, and the number of all entries.
   * @param q part of a former or current address, as typed or pasted; '' for all
   */
  run(q: string, limit: number, offset: number): Promise<[RedirectEntity[], number]> {
    const alias = ILike(`%${escaped(aliasIn(q))}%`);
    return this.rows.findAndCount({
      ...(q !== '' && { where: [{ former: alias }, { present: alias }] }),
      order: { created_at: 'DESC', kind: 'ASC', former: 'ASC' },
      take: limit,
      skip: offset,
    });
  }
}

/** The alias at the end of a pasted address, without its query: `https://shop.example/product/honey?x=1` → `honey`. */
const aliasIn = (q: string): string =>
  q
    .trim()
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
    .replace(/^.*\//, '');

const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
