import type { PaymentMessage } from '#contracts';
import type { ReceivedMessage } from '../message.types.js';
import { clean } from './gateway-answer.js';

const MAX_ID = 255;
const MAX_TYPE = 100;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Validates the message that a gateway has read.
 * @throws TypeError if the message does not match the contract
 */
export function readMessage({
  id,
  type,
  idempotency_key: key,
  transaction_id: transaction,
}: PaymentMessage): Pick<ReceivedMessage, 'messageId' | 'type' | 'idempotencyKey' | 'transactionId'> {
  const messageId = clean(id, MAX_ID + 1);
  if (messageId === null || messageId.length > MAX_ID) throw new TypeError('The message has no id.');
  return {
    messageId,
    type: clean(type, MAX_TYPE) ?? '',
    idempotencyKey: typeof key === 'string' && UUID.test(key) ? key : null,
    transactionId: clean(transaction, MAX_ID),
  };
}
