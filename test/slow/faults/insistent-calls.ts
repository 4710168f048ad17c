import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type Answered } from '#testing';

/** Calls to servers that are killed: a call without an answer is repeated at the next server. */
export class InsistentCalls {
  /** Names of the calls that a kill left without an answer. */
  readonly interrupted: string[] = [];
  /** Unexpected answers, which a caller must not get even if the server is killed. */
  readonly strange: string[] = [];
  /** Number of answers. */
  answered = 0;
  stopped = false;
  private client!: Client;

  constructor(private readonly token: string) {}

  moveTo(url: string): void {
    this.client = new Client(url, { token: this.token });
  }

  /**
   * Repeats the call until a server answers.
   * @param expected allowed statuses, or codes of errors, of a first call
   * @param ofRepeat further ones, allowed for a call whose first answer was lost
   */
  async send(
    name: string,
    work: (client: Client) => Promise<Answered>,
    expected: ReadonlyArray<number | string>,
    ofRepeat: ReadonlyArray<number | string> = [],
  ): Promise<Answered> {
    for (let isRepeat = false; ;) {
      const { client } = this;
      const answer = await work(client).catch(() => null);
      if (answer?.status === 503) await sleep(50);
      else if (answer) {
        this.answered++;
        const outcome = (answer.body?.code as string | undefined) ?? answer.status;
        if (!expected.includes(outcome) && !(isRepeat && ofRepeat.includes(outcome)))
          this.strange.push(`${name}: ${answer.status} ${answer.text.slice(0, 200)}`);
        return answer;
      } else {
        isRepeat = true;
        this.interrupted.push(name);
        while (this.client === client && !this.stopped) await sleep(10);
      }
    }
  }
}
