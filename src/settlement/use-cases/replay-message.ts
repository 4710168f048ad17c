import { Injectable } from '@nestjs/common';
import type { StoredMessage } from '../../payment/index.js';
import { PaymentMessages } from '../../payment/ledger.js';
import { AuditTrail } from '../../platform/audit/audit-trail.js';
import { Database } from '../../platform/database/database.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import type { Originator } from '../domain/originator.js';

/**
 * Publishes the event of a stored message again, so that the message is handled again, and records the replay in the
 * activity log.
 * @throws not_found
 */
@Injectable()
export class ReplayMessage {
  constructor(
    private readonly db: Database,
    private readonly messages: PaymentMessages,
    private readonly audit: AuditTrail,
  ) {}

  async run(id: number, { actor, caller }: Originator): Promise<StoredMessage> {
    const message = await this.messages.find(id);
    if (!message) throw commonErrors.not_found();
    await this.db.transaction(async (tx) => {
      tx.publish('PaymentMessageReceived', actor, { message_id: id, method: message.method });
      await this.audit.record(tx, {
        caller,
        actor,
        action: 'payment_message.replayed',
        subjectType: 'payment_message',
        subjectId: id,
        after: { method: message.method, message_id: message.messageId, order_id: message.orderId },
      });
    });
    return message;
  }
}
