import { Global, Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.js';
import { Metrics, RequestObserver } from '../metrics/metrics.js';
import { MetricsController } from './metrics.controller.js';
import { StateMetrics } from './state-metrics.js';
import { HealthController } from './health.controller.js';
import { Readiness } from './readiness.js';

@Global()
@Module({
  imports: [JobsModule],
  controllers: [HealthController, MetricsController],
  providers: [Readiness, Metrics, StateMetrics, RequestObserver],
  exports: [Readiness, Metrics, RequestObserver],
})
export class HealthModule {}
