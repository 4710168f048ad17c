import { Logger } from '@nestjs/common';
import type { Config } from '../platform/config/config.js';
import { isInsecureInProduction } from '../platform/config/insecure-base-url.js';
import { projectVersion } from '../platform/config/project-version.js';

/** The start's own lines in the log: that the shop runs, and what about its settings is dangerous. */
export function logStart(config: Config): void {
  const logger = new Logger('Start');
  logger.log({ version: projectVersion(), base_url: config.baseUrl, worker: config.worker }, 'The shop is open');
  if (isInsecureInProduction(config)) {
    logger.warn({ base_url: config.baseUrl }, 'BASE_URL is http: in production, so passwords and orders are not encrypted on their way. Set up HTTPS and an https: BASE_URL');
  }
}
