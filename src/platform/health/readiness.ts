import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';

/** Whether this instance wants requests. Set `stopping` as soon as the end is near, so that balancers send no more. */
@Injectable()
export class Readiness implements BeforeApplicationShutdown {
  stopping = false;

  beforeApplicationShutdown(): void {
    this.stopping = true;
  }
}
