import { writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const DAY_MS = 24 * 60 * 60 * 1000;
/** 10:10 in Berlin. */
const FIRST_MORNING = Date.parse('2026-10-05T08:10:00Z');
/** Wait after a change of the clock, in milliseconds: longer than the processes of the shop take to notice it. */
const SEEN_AFTER_MS = 50;

/** The days of the month: 1 is Monday, 5 October 2026. */
export class Calendar {
  day = 0;

  constructor(file, database) {
    this.file = file;
    this.database = database;
    this.ahead = FIRST_MORNING - Date.now();
  }

  /** Lets time pass until the morning of a day. */
  async moveTo(day) {
    if (day < this.day) throw new Error(`Day ${day} is over.`);
    this.day = day;
    const ahead = this.ahead + (day - 1) * DAY_MS;
    await this.database.move(ahead);
    writeFileSync(this.file, String(ahead));
    await sleep(SEEN_AFTER_MS);
  }
}

/** The date of a day as `2026-10-05`. */
export const dateOf = (day) => new Date(FIRST_MORNING + (day - 1) * DAY_MS).toISOString().slice(0, 10);
