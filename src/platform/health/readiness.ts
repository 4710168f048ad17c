import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';

/**
 * Whether this instance accepts requests. `stopping` is set when the shutdown starts, so that load balancers stop
 * sending requests.
 */
@Injectable()
export class Readiness implements BeforeApplicationShutdown {
  stopping = false;

  beforeApplicationShutdown(): void {
    this.stopping = true;
  }
}
