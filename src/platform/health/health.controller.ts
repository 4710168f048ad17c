import { Controller, Get, Header, Res } from '@nestjs/common';
import { ApiExtraModels, ApiResponse, ApiTags, getSchemaPath } from '@nestjs/swagger';
import type { Response } from 'express';
import { migrations } from '../../../migrations/index.js';
import { Database } from '../database/database.js';
import { InstalledPlugins } from '../plugins/installed-plugins.js';
import { Access } from '../access/access.decorator.js';
import { BareAnswer } from '../http/envelope/envelope.interceptor.js';
import { Documented } from '../http/openapi/documented.decorator.js';
import {
  LivenessResponse,
  ReadinessResponse,
  UnreadyResponse,
  type ReadinessChecksResponse,
} from './health.response.js';
import { Readiness } from './readiness.js';

const DATABASE_MS = 1000;
// SQL: the table belongs to TypeORM
const MIGRATED = { name: 'health_migrated', text: 'SELECT count(*)::int AS count FROM migrations' };

const unready: UnreadyResponse = {
  success: false,
  message: 'unavailable',
  error: 'unavailable',
  code: 'unavailable',
  status: 'unavailable',
  checks: { database: 'away', migrations: 'ok', stopping: 'no' },
};

@ApiTags('Operations')
@Controller('health')
export class HealthController {
  private migrated = false;

  constructor(
    private readonly database: Database,
    private readonly readiness: Readiness,
    private readonly plugins: InstalledPlugins,
  ) {}

  @Get('live')
  @Access('anyone')
  @Header('Cache-Control', 'no-store')
  @Documented({
    operationId: 'getLiveness',
    summary: 'Check that the process is alive',
    description: 'Checks nothing else: an unavailable database is no reason to restart the process.',
    bare: true,
    response: LivenessResponse,
    example: { status: 'ok' },
  })
  live(): BareAnswer {
    return new BareAnswer({ status: 'ok' } satisfies LivenessResponse);
  }

  @Get('ready')
  @Access('anyone')
  @Header('Cache-Control', 'no-store')
  @Documented({
    operationId: 'getReadiness',
    summary: 'Check that this instance accepts requests',
    description: '503 while it is stopping, the database is unavailable, or migrations are pending.',
    bare: true,
    response: ReadinessResponse,
    example: { status: 'ok', checks: { database: 'ok', migrations: 'ok', stopping: 'no' } },
  })
  @ApiExtraModels(UnreadyResponse)
  @ApiResponse({
    status: 503,
    description: 'The instance accepts no requests',
    content: { 'application/json': { schema: { $ref: getSchemaPath(UnreadyResponse) }, example: unready } },
  })
  async ready(@Res({ passthrough: true }) response: Response): Promise<BareAnswer> {
    const database = await this.databaseAnswers();
    const checks: ReadinessChecksResponse = {
      database: database ? 'ok' : 'away',
      migrations: this.migrated ? 'ok' : 'waiting',
      stopping: this.readiness.stopping ? 'yes' : 'no',
    };
    const ready = database && this.migrated && !this.readiness.stopping;
    if (!ready) response.status(503);
    const status = ready ? 'ok' : 'unavailable';
    return new BareAnswer(
      ready ? { status, checks } : { success: false, message: status, error: status, code: status, status, checks },
    );
  }

  private async databaseAnswers(): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('late')), DATABASE_MS);
    });
    try {
      const [row] = await Promise.race([this.database.query<{ count: number }>(MIGRATED), late]);
      this.migrated ||= row!.count >= migrations.length + this.plugins.migrations.length;
      return true;
    } catch {
      return false;
    } finally {
      clearTimeout(timer);
    }
  }
}
