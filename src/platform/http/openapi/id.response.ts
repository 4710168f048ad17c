import { Integer } from './response-properties.js';

/** What remains of a record that was deleted. */
export class IdResponse {
  @Integer() id!: number;
}

/** `data` of operations that have nothing to answer: `{}`. */
export class EmptyResponse {}
