import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { apiRoutes } from './api-routes.js';
import { controlRoutes } from './control-routes.js';
import { noFaults, type Faults } from './faults.js';
import { answer, json, read, write, type Route } from './http.js';
import { Messages, type SignedMessage } from './messages.js';
import { pageRoutes } from './page-routes.js';
import { Sessions, type Choice } from './sessions.js';

export type { Faults, SignedMessage };

export interface SimulatedProviderOptions {
  /** Default: a free port. */
  readonly port?: number;
  readonly apiKey?: string;
  readonly webhookSecret?: string;
  /** Default: the clock of the computer. */
  readonly clock?: { now(): Date };
}

/**
 * A server on the loopback interface that simulates a payment provider: API, payment page, messages and faults.
 *
 * @example
 * const provider = await SimulatedProvider.start();
 * provider.faults.webhooks = 'twice';
 * await provider.close();
 */
export class SimulatedProvider {
  readonly faults: Faults = noFaults();
  readonly sessions: Sessions;
  readonly messages: Messages;
  private readonly server: Server;
  private readonly api: Route[];
  private readonly others: Route[];
  private passed = 0;

  private constructor(private readonly options: SimulatedProviderOptions) {
    const now = (): Date => this.now();
    this.messages = new Messages(this.settings.webhook_secret, this.faults, now);
    this.sessions = new Sessions(now, (session) => this.messages.announce(session));
    const { sessions, messages, faults } = this;
    this.api = apiRoutes({ sessions, faults, apiKey: this.settings.api_key, url: () => this.url });
    const pass = (minutes: number): void => this.pass(minutes);
    this.others = [...pageRoutes(sessions, faults), ...controlRoutes({ sessions, messages, faults, pass })];
    this.server = createServer((request, response) => void this.respond(request, response));
  }

  static async start(options: SimulatedProviderOptions = {}): Promise<SimulatedProvider> {
    const provider = new SimulatedProvider(options);
    provider.server.listen(options.port ?? 0, '127.0.0.1');
    await once(provider.server, 'listening');
    return provider;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Settings with which the gateway reaches this server. */
  get settings(): { api_url: string; api_key: string; webhook_secret: string } {
    const { apiKey = 'simulated-key', webhookSecret = 'simulated-secret' } = this.options;
    return { api_url: this.server?.listening ? this.url : '', api_key: apiKey, webhook_secret: webhookSecret };
  }

  /** The time on the provider's clock. */
  now(): Date {
    return new Date((this.options.clock?.now() ?? new Date()).getTime() + this.passed);
  }

  /** Lets time pass on the provider's clock: payments that are not made expire after 30 minutes. */
  pass(minutes: number): void {
    this.passed += minutes * 60_000;
  }

  /** Removes all faults and resets the clock. */
  reset(): void {
    this.passed = 0;
    Object.assign(this.faults, noFaults());
  }

  /** Submits a button of the payment page as a browser does; returns the address of the redirect, null for none. */
  async choose(pageUrl: string, choice: Choice): Promise<string | null> {
    const response = await fetch(pageUrl, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ choice }),
    });
    await response.arrayBuffer();
    return response.headers.get('location');
  }

  /** The last message about the payment of this key, signed now. */
  messageAbout(key: string): SignedMessage {
    const message = this.messages.all.findLast((one) => one.key === key);
    if (!message) throw new Error('No message about this payment was made.');
    return this.messages.signed(message);
  }

  async close(): Promise<void> {
    await this.messages.idle();
    this.server.close();
    this.server.closeAllConnections();
  }

  private async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const asked = await read(request);
      const isApi = asked.path.startsWith('/v1/');
      const fault = isApi ? this.faults.api : 'answers';
      if (isApi) await pause(this.faults.delay_ms);
      if (fault === 'never') return;
      if (fault === 'fails') return write(response, json({ error: 'The provider is away.' }, 500));
      const reply = await answer(isApi ? this.api : this.others, asked);
      if (fault === 'loses') return void response.destroy();
      write(response, reply ?? json({ error: 'There is no such page.' }, 404));
    } catch (error) {
      write(response, json({ error: (error as Error).message }, 400));
    }
  }
}
