import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { readIfThere } from './files.js';

const NAME = 'postgres.port';

/** The port of the last start when it is free, otherwise a free one; remembered for the next start. */
export async function choosePort(dataDir: string): Promise<number> {
  const path = join(dataDir, NAME);
  const stored = Number(await readIfThere(path));
  const port = (stored > 0 && (await tryPort(stored))) || (await tryPort(0));
  if (!port) throw new Error('no free port on 127.0.0.1');
  await writeFile(path, `${port}\n`);
  return port;
}

/** The port listened on (0: any free port), or 0 when it is taken. */
async function tryPort(port: number): Promise<number> {
  const server = createServer();
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  } catch {
    return 0;
  } finally {
    server.close();
  }
}
