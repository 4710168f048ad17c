import type { PaymentMessage, SettingValues } from '#contracts';
import { demand, type GatewayKit, type Rule, type SentMessage } from './gateway-kit.js';

/** Rules for messages of the provider. */
export function webhookRules(kit: GatewayKit): Rule[] {
  const verify = async (sent: SentMessage, settings = kit.settings): Promise<PaymentMessage | null> =>
    kit.gateway.verifyWebhook!({ ...sent, settings });

  /** A valid message about a payment. */
  const genuine = async (): Promise<{ sent: SentMessage; key: string; id: string }> => {
    const { attempt, result } = await kit.pay();
    const { idempotency_key: key } = attempt;
    const sent = await kit.options.message!({ idempotency_key: key, transaction_id: result.transaction_id });
    return { sent, key, id: result.transaction_id };
  };

  /** @param what describes what is wrong with the message */
  const demandRefused = async (what: string, sent: SentMessage, settings?: SettingValues): Promise<void> => {
    const message = await verify(sent, settings).catch((error: unknown) => {
      throw new Error(`verifyWebhook throws for ${what}: it must answer null. It threw: ${String(error)}`);
    });
    demand(message === null, `verifyWebhook accepts ${what}: it must answer null.`);
  };

  const secrets = kit.options.signedBy ?? kit.gateway.settings.filter(({ secret }) => secret).map(({ name }) => name);
  const withSecrets = (value: string | null): SettingValues => ({
    ...kit.settings,
    ...Object.fromEntries(secrets.map((name) => [name, value])),
  });

  const otherSecret: Rule = {
    title: 'refuses a message that was signed with another secret, and every message while it has no secret',
    check: async () => {
      const { sent } = await genuine();
      await demandRefused('a message that was signed with another secret', sent, withSecrets('another secret'));
      for (const none of ['', null]) await demandRefused('a message while no secret is set', sent, withSecrets(none));
    },
  };

  return [
    {
      title: 'reads a message of the provider, and the payment that it is about',
      check: async () => {
        const { sent, key, id } = await genuine();
        const message = await verify(sent);
        demand(message !== null, 'verifyWebhook answers null for a message with the right signature.');
        demand(message.id.length > 0 && message.id.length <= 255, 'The "id" of a message has 1 to 255 characters.');
        demand(typeof message.type === 'string' && message.type, 'The message has no "type".');
        const isFound = message.idempotency_key === key || message.transaction_id === id;
        demand(isFound, 'The message names neither the idempotency key nor the transaction id of the payment.');
        const again = await verify(sent);
        demand(again?.id === message.id, 'The same message has another "id" when it is sent again.');
      },
    },
    {
      title: 'refuses a message that was changed after it was signed',
      check: async () => {
        const { sent } = await genuine();
        for (const share of [0.1, 0.25, 0.4]) {
          const raw_body = Uint8Array.from(sent.raw_body);
          const at = Math.floor(raw_body.length * share);
          raw_body[at] = raw_body[at]! ^ 1;
          await demandRefused(`a message whose byte ${at} was changed`, { ...sent, raw_body });
        }
      },
    },
    ...(secrets.length > 0 ? [otherSecret] : []),
    {
      title: 'refuses a message without a signature, whatever its text is',
      check: async () => {
        const texts = ['', '{}', 'null', '[]', 'data=&signature=', '\0\xff'];
        for (const text of texts)
          await demandRefused('a message without a signature', { raw_body: Buffer.from(text), headers: {} });
      },
    },
  ];
}
