import { Injectable } from '@nestjs/common';
import { sha256Hex } from '#kernel';
import type { OrderRecord } from '../../order/index.js';
import type { Caller } from '../../platform/access/caller.js';
import { Config } from '../../platform/config/config.js';
import { readBody } from '../../platform/http/validation/read-body.js';
import { PlaceFastOrder } from '../use-cases/place-fast-order.js';
import { FastOrderBody, fastOrderOf } from './dto/fast-order.dto.js';

/** Validates the fast order form of the shop's pages like the JSON of the operation, and submits it. */
@Injectable()
export class SubmitFastOrderForm {
  constructor(
    private readonly placeFastOrder: PlaceFastOrder,
    private readonly config: Config,
  ) {}

  /**
   * @param oneTimeKey of the form: if it is sent again with the same content, the first order is returned
   * @throws FieldErrors, and the errors of PlaceOrder
   */
  async run(caller: Caller, form: object, oneTimeKey: string | null): Promise<OrderRecord> {
    const body = await readBody(FastOrderBody, form, this.config.currency);
    const ref =
      oneTimeKey === null ? null : sha256Hex(`fast-order ${caller.ownerKey} ${oneTimeKey} ${JSON.stringify(body)}`);
    return (await this.placeFastOrder.run(caller, fastOrderOf(body), ref)).order;
  }
}
