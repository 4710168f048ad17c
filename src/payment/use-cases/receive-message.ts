import { Injectable, Logger } from '@nestjs/common';
import type { PaymentMessage, WebhookRequest } from '#contracts';
import { Database } from '../../platform/database/database.js';
import { SYSTEM_ACTOR } from '../../platform/access/caller.js';
import { withTimeout } from '../../platform/time/durations.js';
import { PaymentMessages } from '../data/payment-messages.js';
import { readMessage } from '../domain/read-message.js';
import { paymentErrors } from '../payment.errors.js';
import { FindMethods } from './find-methods.js';

/** Time limit of `verifyWebhook` in milliseconds, because the provider waits for the acknowledgement. */
const LIMIT_MS = 5_000;
/** Headers that may carry a secret. */
const SECRET = /^(authorization|cookie|proxy-.*|.*(token|api-?key|secret|password).*)$/;

/** A provider's message as it was sent. */
export type SentMessage = Omit<WebhookRequest, 'settings' | 'raw_body'> & { readonly rawBody: Buffer };

/**
 * Stores a provider's message once, if its gateway accepts the signature. A listener handles the message after the
 * answer.
 * @throws unknown_payment_method, wrong_signature, message_not_read if the gateway fails: the provider then repeats the
 * message
 */
@Injectable()
export class ReceiveMessage {
  private readonly logger = new Logger('Payment');

  constructor(
    private readonly db: Database,
    private readonly methods: FindMethods,
    private readonly messages: PaymentMessages,
  ) {}

  async run(methodKey: string, sent: SentMessage): Promise<void> {
    const message = await this.verified(methodKey, sent);
    const headers = Object.fromEntries(Object.entries(sent.headers).filter(([name]) => !SECRET.test(name)));
    await this.db.transaction(async (tx) => {
      const id = await this.messages.store(tx, { ...message, method: methodKey, headers, rawBody: sent.rawBody });
      if (id !== null) tx.publish('PaymentMessageReceived', SYSTEM_ACTOR, { message_id: id, method: methodKey });
    });
  }

  private async verified(
    methodKey: string,
    { rawBody, headers }: SentMessage,
  ): Promise<ReturnType<typeof readMessage>> {
    const method = await this.methods.known(methodKey);
    const { gateway, settings = {} } = method ?? {};
    if (!gateway?.verifyWebhook) throw paymentErrors.unknown_payment_method();
    const request = { raw_body: rawBody, headers, settings: structuredClone(settings) };
    const read = async (): Promise<PaymentMessage | null> => gateway.verifyWebhook!(request);
    let message: ReturnType<typeof readMessage> | null;
    try {
      const answer = await withTimeout(LIMIT_MS, read);
      message = answer && readMessage(answer);
    } catch (error) {
      this.logger.error({ err: error, gateway: methodKey }, 'A gateway could not read a message of its provider.');
      throw paymentErrors.message_not_read({ retry_after: 60 });
    }
    if (!message) throw paymentErrors.wrong_signature();
    return message;
  }
}
