import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isSigned, parametersOf, readSigned, signed, type SignedData } from '../signature.js';
import { SimulatedPayments } from './simulated-payments.js';

const LIMIT_MS = 10_000;

/** A server on the loopback interface that simulates LiqPay: checkout page, callbacks and API. Money never moves. */
export class SimulatedLiqPay {
  readonly settings = { public_key: 'sandbox_i00000000', private_key: 'sandbox_private', api_url: '' };
  /**
   * Callbacks with the status of the shop's response (0: no response). While `isSilent` is true, callbacks are not
   * sent.
   */
  readonly callbacks: Array<{ order_id: string; body: string; answer?: number }> = [];
  isSilent = false;
  /** The next API request is executed, but its answer is lost. */
  losesNext = false;
  private readonly payments = new SimulatedPayments();
  private readonly server: Server = createServer((request, response) => void this.respond(request, response));

  static async start(port = 0): Promise<SimulatedLiqPay> {
    const simulated = new SimulatedLiqPay();
    simulated.server.listen(port, '127.0.0.1');
    await once(simulated.server, 'listening');
    simulated.settings.api_url = `http://127.0.0.1:${(simulated.server.address() as AddressInfo).port}`;
    return simulated;
  }

  /** Submits a button of the checkout page as a browser does; returns the address of the redirect. */
  async choose(link: string, choice: 'pay' | 'decline'): Promise<string | null> {
    const { origin, pathname, searchParams } = new URL(link);
    searchParams.set('choice', choice);
    const response = await fetch(origin + pathname, { method: 'POST', redirect: 'manual', body: searchParams });
    await response.arrayBuffer();
    return response.headers.get('location');
  }

  async close(): Promise<void> {
    this.server.close();
    this.server.closeAllConnections();
  }

  private async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const text = request.method === 'POST' ? Buffer.concat(parts).toString('utf8') : search;
    const sent = readSigned(text);
    if (!isSigned(sent, this.settings.private_key)) {
      response.writeHead(200, { 'content-type': 'application/json' });
      return void response.end(JSON.stringify({ result: 'error', status: 'error', err_code: 'invalid_signature' }));
    }
    if (pathname === '/api/request') return this.api(sent, response);
    const choice = new URLSearchParams(text).get('choice');
    if (choice) return this.finish(sent, choice === 'pay', response);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page(sent));
  }

  private api(sent: SignedData, response: ServerResponse): void {
    const answer = JSON.stringify(this.payments.operate(parametersOf(sent)));
    const isLost = this.losesNext;
    this.losesNext = false;
    if (isLost) response.destroy();
    else response.writeHead(200, { 'content-type': 'application/json' }).end(answer);
  }

  /** Sends the callback before the redirect: LiqPay does not wait for the customer's return. */
  private async finish(sent: SignedData, isPaid: boolean, response: ServerResponse): Promise<void> {
    const payment = this.payments.choose(parametersOf(sent), isPaid);
    const fields = signed({ action: 'pay', ...this.payments.shown(payment) }, this.settings.private_key);
    const callback = { order_id: payment.order_id, body: new URLSearchParams({ ...fields }).toString() };
    this.callbacks.push(callback);
    if (!this.isSilent) Object.assign(callback, { answer: await deliver(payment.server_url, callback.body) });
    response.writeHead(302, { location: payment.result_url }).end();
  }
}

async function deliver(url: string, body: string): Promise<number> {
  try {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const response = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(LIMIT_MS) });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

/** base64 text needs no HTML escaping. */
const page = ({ data, signature }: SignedData): string => `<!doctype html><html lang="en">
<head><meta charset="utf-8"><title>Simulated LiqPay</title></head><body><h1>Simulated LiqPay</h1>
<form method="post" action="/api/3/checkout"><input type="hidden" name="data" value="${data}">
<input type="hidden" name="signature" value="${signature}"><button name="choice" value="pay">Pay</button>
<button name="choice" value="decline">Decline</button></form></body></html>`;
