import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { until } from './until.js';

const lib = (name: string): string => join(process.cwd(), 'scripts/lib', name);

/**
 * A start takes some 4 s of a core of 2026; a machine half as fast, with other work on all its cores, needs many times
 * that.
 */
const SERVER_STARTS_MS = 120_000;

/** How a process ended, and what it said. */
export interface Ended {
  readonly code: number | null;
  /** Empty unless it was asked for. */
  readonly stdout: string;
  readonly stderr: string;
}

/** The server as an operator starts it, in a process of its own, from the sources; it ends with the tests. */
export class ServerProcess {
  readonly ended: Promise<Ended>;
  private stderr = '';
  /** What it has written to stdout so far: the log. */
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

  /** @param env the whole environment but PATH; @param script what is run */
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

  /** Answers when it is ready for requests. */
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

  /** Sends the signal; answers when the process has ended. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<Ended> {
    this.child.kill(signal);
    return this.ended;
  }

  signal(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }
}
