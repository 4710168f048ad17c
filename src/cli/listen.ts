import type { Server } from 'node:http';
import { SettingError } from '../platform/config/setting-error.js';
import { errorCode } from '../platform/database/pg-errors.js';

/**
 * Not the framework's own listening, which logs a refusal beside the one line that the start owes.
 * @throws SettingError for a port that is taken, and for a host that is none of this machine
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
