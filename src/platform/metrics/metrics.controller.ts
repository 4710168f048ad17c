import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Access } from '../http/caller/access.decorator.js';
import { CurrentCaller } from '../http/caller/caller.decorators.js';
import { isAdministrator, type Caller } from '../http/caller/caller.js';
import { commonErrors } from '../http/errors/common-errors.js';
import { Documented } from '../http/openapi/documented.decorator.js';
import { Metrics } from './metrics.js';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
const PASSED_ON = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

@ApiTags('Operations')
@Controller('metrics')
export class MetricsController {
  constructor(private readonly metrics: Metrics) {}

  @Get()
  @Access('anyone')
  @Documented({
    summary: 'Read the metrics, in Prometheus\' text format',
    description: 'For callers on the same machine, and for tokens with the `admin` scope.',
    example: '# TYPE shop_dead_letters gauge\nshop_dead_letters 0\n',
    contentType: 'text/plain',
  })
  async read(@CurrentCaller() caller: Caller, @Req() request: Request, @Res() response: Response): Promise<void> {
    if (!isAdministrator(caller) && !isLocal(request)) {
      throw caller.kind === 'guest' ? commonErrors.unauthenticated() : commonErrors.forbidden();
    }
    response.set('Cache-Control', 'no-store').type(this.metrics.registry.contentType).send(await this.metrics.registry.metrics());
  }
}

/** By the socket alone; a proxy on this machine says that it passes on, and then it is not the caller who is local. */
function isLocal(request: Request): boolean {
  return LOOPBACK.test(request.socket.remoteAddress ?? '') && !PASSED_ON.some((name) => request.headers[name] !== undefined);
}
