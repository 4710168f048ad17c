import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Access } from '../access/access.decorator.js';
import { CurrentCaller, isAdministrator, type Caller } from '../access/caller.js';
import { commonErrors } from '../errors/common-errors.js';
import { Documented } from '../http/openapi/documented.decorator.js';
import { isLocalRequest } from '../http/security/local-request.js';
import { Metrics } from '../metrics/metrics.js';

@ApiTags('Operations')
@Controller('metrics')
export class MetricsController {
  constructor(private readonly metrics: Metrics) {}

  @Get()
  @Access('anyone')
  @Documented({
    operationId: 'getMetrics',
    summary: 'Get the metrics',
    description:
      'In the text format of Prometheus. For callers on the same machine that use a local name ' +
      '(`localhost`, `127.0.0.1`), and for tokens with the scope `admin`.',
    example: '# TYPE shop_dead_letters gauge\nshop_dead_letters 0\n',
    contentType: 'text/plain',
    response: { type: 'string' },
  })
  async read(@CurrentCaller() caller: Caller, @Req() request: Request, @Res() response: Response): Promise<void> {
    if (!isAdministrator(caller) && !isLocalRequest(request)) {
      throw caller.kind === 'guest' ? commonErrors.unauthenticated() : commonErrors.forbidden();
    }
    response
      .set('Cache-Control', 'no-store')
      .type(this.metrics.registry.contentType)
      .send(await this.metrics.registry.metrics());
  }
}
