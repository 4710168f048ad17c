import { Injectable, type PipeTransform } from '@nestjs/common';
import { commonErrors } from '../../platform/http/errors/common-errors.js';

/** An id in a path: a positive integer of the column's range. Anything else names nothing. @throws not_found */
@Injectable()
export class RecordId implements PipeTransform<string, number> {
  transform(value: string): number {
    const id = /^[1-9]\d{0,9}$/.test(value) ? Number(value) : 0;
    if (id < 1 || id > 2_147_483_647) throw commonErrors.not_found();
    return id;
  }
}
