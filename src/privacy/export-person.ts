import { Readable } from 'node:stream';
import { Injectable, Logger } from '@nestjs/common';
import { Messages } from '../platform/i18n/i18n.module.js';
import type { Language } from '#kernel';
import { PersonalData, type Person } from './personal-data.js';

/**
 * Exports all stored data of a person as one JSON document in the usual envelope. It is generated while it is sent, so
 * that only a few records are in memory.
 */
@Injectable()
export class ExportPerson {
  private readonly logger = new Logger('Privacy');

  constructor(
    private readonly data: PersonalData,
    private readonly messages: Messages,
  ) {}

  run(person: Person, language: Language): Readable {
    const stream = Readable.from(this.parts(person, this.messages.translate(language, 'common.ok')));
    stream.on('error', (error) => this.logger.error({ err: error }, 'An export of personal data was cut off.'));
    return stream;
  }

  private async *parts(person: Person, message: string): AsyncGenerator<string> {
    yield `{"success":true,"data":{"exported_at":${JSON.stringify(new Date())}`;
    for (const [name, section] of this.data.sections) {
      yield `,${JSON.stringify(name)}:`;
      const value = section(person);
      if (Symbol.asyncIterator in value) yield* items(value);
      else yield JSON.stringify((await value) ?? null);
    }
    yield `},"message":${JSON.stringify(message)}}`;
  }
}

async function* items(values: AsyncIterable<unknown>): AsyncGenerator<string> {
  let separator = '[';
  for await (const value of values) {
    yield separator + JSON.stringify(value);
    separator = ',';
  }
  yield separator === '[' ? '[]' : ']';
}
