import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { readIfThere } from './files.js';

const NAME = 'postgres.port';

/** The port of the last start if it is free, otherwise a free one; stored for the next start. */
export async function choosePort(dataDir: string): Promise<number> {
  const path = join(dataDir, NAME);
  const stored = Number(await readIfThere(path));
  const port = (stored > 0 && (await tryPort(stored))) || (await tryPort(0));
  if (!port) throw new Error('no free port on 127.0.0.1');
  await writeFile(path, `${port}\n`);
  return port;
}

/** Returns the port if it is free, or any free port for 0; returns 0 if the port is in use. */
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
