import type { Server } from 'node:http';
import { SettingError } from '../platform/config/setting-error.js';
import { errorCode } from '../platform/database/pg-errors.js';

/**
 * Starts to listen. Nest's own method is not used, because it logs an error in addition to the one line that the start
 * prints.
 * @throws SettingError for a port that is in use, and for a host that is not an address of this machine
 */
export function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const refused = (error: Error): void => reject(settingAtFault(error, port, host));
    server.once('error', refused);
    server.listen(port, host, () => {
      server.off('error', refused);
      resolve();
    });
  });
}

function settingAtFault(error: Error, port: number, host: string): SettingError {
  const code = errorCode(error);
  if (code === 'EADDRINUSE' || code === 'EACCES') return new SettingError('PORT', `${port} cannot be used (${code})`);
  return new SettingError('HOST', `${host} is not an address of this machine (${code})`);
}
