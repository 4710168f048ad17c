import { Integer } from './response-properties.js';

/** Id of a deleted record. */
export class IdResponse {
  @Integer({ description: 'Id of the record that was deleted.' }) id!: number;
}

/** `data` of operations that return nothing: `{}`. */
export class EmptyResponse {}
