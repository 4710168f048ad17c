import { Integer } from './response-properties.js';

/** Id of a deleted record. */
export class IdResponse {
  @Integer() id!: number;
}

/** `data` of operations that return nothing: `{}`. */
export class EmptyResponse {}
