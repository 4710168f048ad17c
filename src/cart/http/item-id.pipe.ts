import { Injectable, type PipeTransform } from '@nestjs/common';
import { cartErrors } from '../cart.errors.js';

/** An id in plain digits; anything else is no item of any cart. */
@Injectable()
export class ItemIdPipe implements PipeTransform<string, number> {
  transform(id: string): number {
    if (!/^\d{1,15}$/.test(id)) throw cartErrors.unknown_item();
    return Number(id);
  }
}
