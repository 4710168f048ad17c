import { Integer } from './response-properties.js';

/** What remains of a record that was deleted. */
export class IdResponse {
  @Integer() id!: number;
}
