import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { NextFunction, Request, Response } from 'express';
import { PinoLogger } from 'nestjs-pino';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Observed {
  observe(value: number): void;
}

/** Prometheus metrics of this process. Each application has its own registry. */
@Injectable()
export class Metrics implements OnApplicationShutdown {
  readonly registry = new Registry();

  /** Orders and cart lines rejected for insufficient stock. */
  readonly refusedStock = new Counter({
    name: 'shop_refused_stock_total',
    help: 'Orders rejected for insufficient stock',
    registers: [this.registry],
  });

  /** Orders rejected by the limits for one buyer. */
  readonly refusedOrders = new Counter({
    name: 'shop_refused_orders_total',
    help: 'Orders rejected by the limits of open and hourly orders',
    registers: [this.registry],
  });

  private readonly latency = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route pattern',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [this.registry],
  });

  private readonly errors = new Counter({
    name: 'http_request_errors_total',
    help: 'Answers of 500 and above',
    labelNames: ['method', 'route', 'status'],
    registers: [this.registry],
  });

  private readonly hotHits = new Counter({
    name: 'shop_cache_hot_reads_total',
    help: 'Reads answered from memory',
    registers: [this.registry],
  });
  /** Cached by method, route and status; creating a labelled child costs far more than incrementing it. */
  private readonly latencies = new Map<string, Observed>();
  private readonly lag = monitorEventLoopDelay({ resolution: 20 });

  constructor() {
    const { lag, registry } = this;
    lag.enable();
    gauge(
      registry,
      'nodejs_eventloop_lag_p99_seconds',
      'Event-loop delay, 99th percentile since the last scrape',
      (set) => {
        set(lag.percentile(99) / 1e9);
        lag.reset();
      },
    );
    gauge(registry, 'process_resident_memory_bytes', 'Resident memory', (set) => set(process.memoryUsage.rss()));
    gauge(registry, 'process_heap_used_bytes', 'Used heap', (set) => set(process.memoryUsage().heapUsed));
    gauge(registry, 'process_uptime_seconds', 'Time since the start', (set) => set(process.uptime()));
  }

  /** Records an answered request. `route` is the pattern, e.g. `/api/orders/:id`. */
  answered(method: string, route: string, status: number, milliseconds: number): void {
    const key = `${method} ${route} ${status}`;
    let observed = this.latencies.get(key);
    if (!observed) {
      observed = this.latency.labels(method, route, String(status));
      this.latencies.set(key, observed);
    }
    observed.observe(milliseconds / 1000);
    if (status >= 500) this.errors.inc({ method, route, status: String(status) });
  }

  /** Records a read that was answered from the response cache, before the framework. */
  hotRead(milliseconds: number): void {
    this.hotHits.inc();
    this.answered('GET', '(kept)', 200, milliseconds);
  }

  onApplicationShutdown(): void {
    this.lag.disable();
    this.registry.clear();
  }
}

/** A gauge that is read at each scrape. */
export function gauge(
  registry: Registry,
  name: string,
  help: string,
  read: (set: (value: number) => void) => void | Promise<void>,
): Gauge {
  return new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      await read((value) => this.set(value));
    },
  });
}

/**
 * Counts every answer and writes the access log: writes and errors at `info`, reads at `debug`. The first middleware.
 */
@Injectable()
export class RequestObserver {
  constructor(
    private readonly metrics: Metrics,
    private readonly log: PinoLogger,
  ) {}

  readonly middleware = (request: Request, response: Response, next: NextFunction): void => {
    const started = performance.now();
    response.once('close', () => this.ended(request, response, performance.now() - started));
    next();
  };

  private ended(request: Request, response: Response, ms: number): void {
    const route = (request.route as { path?: unknown } | undefined)?.path;
    const pattern = typeof route === 'string' ? route : '(other)';
    // Status 499 means that the client disconnected before the answer.
    const status = response.writableFinished ? response.statusCode : 499;
    this.metrics.answered(request.method, pattern, status, ms);
    const level =
      status >= 500
        ? 'error'
        : status >= 400 || !['GET', 'HEAD', 'OPTIONS'].includes(request.method)
          ? 'info'
          : 'debug';
    if (!this.log.logger.isLevelEnabled(level)) return;
    // The fields are fixed and have no query, headers or bodies, so that no key, token or cookie is logged.
    const { caller } = request;
    this.log[level](
      {
        method: request.method,
        route: pattern,
        path: request.originalUrl.split('?')[0]!.slice(0, 200),
        status,
        ms: Math.round(ms * 10) / 10,
        request_id: request.requestId,
        client_request_id: request.clientRequestId,
        caller: caller?.kind,
        caller_id: caller?.userId ?? caller?.tokenId ?? undefined,
      },
      'request',
    );
  }
}
