/** `data` of operations that have nothing to answer: `{}`. */
export class EmptyResponse {}
