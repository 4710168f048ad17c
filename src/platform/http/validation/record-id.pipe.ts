import { Injectable, type PipeTransform } from '@nestjs/common';
import { commonErrors } from '../../errors/common-errors.js';

const LARGEST = 2_147_483_647;

/** An id in a URL: an invalid one matches no record, so it is 404. */
@Injectable()
export class RecordIdPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    const id = /^[1-9]\d{0,9}$/.test(value) ? Number(value) : 0;
    if (id === 0 || id > LARGEST) throw commonErrors.not_found();
    return id;
  }
}
