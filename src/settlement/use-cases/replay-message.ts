import { Injectable } from '@nestjs/common';
import type { StoredMessage } from '../../payment/index.js';
import { PaymentMessages } from '../../payment/ledger.js';
import { actorOf, type Caller } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { commonErrors } from '../../platform/errors/common-errors.js';

/** Publishes the event of a stored message again, so that the message is handled again. @throws not_found */
@Injectable()
export class ReplayMessage {
  constructor(
    private readonly db: Database,
    private readonly messages: PaymentMessages,
  ) {}

  async run(caller: Caller, id: number): Promise<StoredMessage> {
    const message = await this.messages.find(id);
    if (!message) throw commonErrors.not_found();
    await this.db.transaction(async (tx) => {
      tx.publish('PaymentMessageReceived', actorOf(caller), { message_id: id, method: message.method });
    });
    return message;
  }
}
