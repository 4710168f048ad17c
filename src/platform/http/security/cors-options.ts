import type { CorsOptions } from '@nestjs/common/interfaces/external/cors-options.interface.js';
import type { Config } from '../../config/config.js';

/** CORS for the origins in CORS_ORIGINS; other origins get no CORS headers. */
export const corsOptions = (config: Config): CorsOptions => ({
  origin: [...config.corsOrigins],
  credentials: true,
  methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
  allowedHeaders: [
    'Accept-Language',
    'Authorization',
    'Content-Type',
    'Idempotency-Key',
    'X-Cart-Token',
    'X-CSRF-TOKEN',
    'X-Order-Key',
    'X-Request-Id',
  ],
  exposedHeaders: ['ETag', 'Idempotent-Replayed', 'Retry-After', 'X-Cart-Token', 'X-Request-Id'],
  maxAge: 600,
});
