import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { until } from './until.js';

const lib = (name: string): string => join(process.cwd(), 'scripts/lib', name);

/**
 * Time limit of a server start. A start takes about 4 s of CPU on a core of 2026; a slower machine with other load
 * needs many times that.
 */
const SERVER_STARTS_MS = 120_000;

/** How a process ended, and its output. */
export interface Ended {
  readonly code: number | null;
  /** The stdout of the process; empty unless the test recorded it. */
  readonly stdout: string;
  readonly stderr: string;
}

/** A server in its own process, started from the sources as an operator starts it; it ends with the tests. */
export class ServerProcess {
  readonly ended: Promise<Ended>;
  private stderr = '';
  /** The stdout so far, which is the log. */
  output = '';

  private constructor(
    private readonly child: ChildProcess,
    readonly url: string,
  ) {
    child.stdout!.setEncoding('utf8').on('data', (text: string) => (this.output += text));
    child.stderr!.setEncoding('utf8').on('data', (text: string) => (this.stderr += text));
    this.ended = once(child, 'close').then(([code]) => ({
      code: code as number | null,
      stdout: this.output,
      stderr: this.stderr,
    }));
  }

  /**
   * @param env the whole environment except PATH
   * @param script the script to run
   */
  static spawn(env: Record<string, string>, script = 'src/main.ts'): ServerProcess {
    const child = spawn(
      process.execPath,
      ['--import', lib('end-with-parent.mjs'), '--import', lib('typescript.mjs'), script],
      {
        env: { PATH: process.env['PATH'], LOG_LEVEL: 'silent', HOST: '127.0.0.1', ...env },
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      },
    );
    return new ServerProcess(child, `http://127.0.0.1:${env['PORT']}`);
  }

  /** Waits until the server is ready for requests. */
  static async start(env: Record<string, string>, script?: string): Promise<ServerProcess> {
    const server = ServerProcess.spawn(env, script);
    const early = server.ended.then(({ code, stderr }) => Promise.reject(new Error(`ended with ${code}: ${stderr}`)));
    await Promise.race([
      until(
        () => fetch(`${server.url}/health/ready`),
        ({ ok }) => ok,
        SERVER_STARTS_MS,
      ),
      early,
    ]);
    early.catch(() => undefined);
    return server;
  }

  /** Sends the signal and waits until the process has ended. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<Ended> {
    this.child.kill(signal);
    return this.ended;
  }

  signal(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }
}
