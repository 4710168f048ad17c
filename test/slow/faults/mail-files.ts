import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface MailFile {
  readonly to: string;
  readonly messageId: string;
}

/** The emails that a server without SMTP_URL wrote as files. */
export async function mailFiles(dataDir: string): Promise<MailFile[]> {
  const folder = join(dataDir, 'mail');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8');
      return { to: header(text, 'To'), messageId: header(text, 'Message-ID') };
    }),
  );
}

const header = (text: string, name: string): string =>
  new RegExp(`^${name}: (?:.*<)?([^>\\r\\n]+)`, 'im').exec(text)?.[1] ?? '';
