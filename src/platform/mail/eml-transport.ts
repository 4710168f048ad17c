import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transport } from 'nodemailer';

/**
 * Used without SMTP_URL: each mail becomes a file in DATA_DIR/mail, written under another name and then renamed. File
 * names sort by time.
 */
export function emlTransport(folder: string): Transport {
  return {
    name: 'eml',
    version: '1',
    send(mail, callback) {
      mail.message.build((error, message) => {
        if (error) return callback(error, null as never);
        const messageId = mail.message.messageId();
        save(folder, messageId, message).then(
          () => callback(null, { messageId } as never),
          (failure: Error) => callback(failure, null as never),
        );
      });
    },
  } as Transport;
}

async function save(folder: string, messageId: string, message: Buffer): Promise<void> {
  const time = new Date().toISOString().replace(/[:.]/g, '-');
  const name = `${time}-${messageId.replace(/@.*$/, '').replace(/[^\w-]/g, '')}.eml`;
  await mkdir(folder, { recursive: true });
  const aside = join(folder, `.${name}.part`);
  await writeFile(aside, message, { flush: true, mode: 0o600 });
  await rename(aside, join(folder, name));
}
