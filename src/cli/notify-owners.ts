import type { SecurityNotice, SecurityNoticeData } from '#contracts';
import { uuid } from '#kernel';

interface Queries {
  query(text: string, values: unknown[]): Promise<unknown>;
}

const PUBLISH = "INSERT INTO outbox_event (id, type, actor, data) VALUES ($1, 'SecurityNotice', $2, $3)";

/**
 * Publishes a security notice about a command; the running server sends the mails.
 * @param command e.g. `npm run token`
 */
export async function notifyOwners(
  client: Queries,
  command: string,
  notice: SecurityNotice,
  subject: string,
): Promise<void> {
  const data: SecurityNoticeData = { notice, to_owners: true, user_id: null, subject, ip: null, language: '' };
  const actor = { kind: 'system', id: null, name: command };
  await client.query(PUBLISH, [uuid(), JSON.stringify(actor), JSON.stringify(data)]);
}
