import { Flag, OneOf, Ref } from '../http/openapi/response-properties.js';

export class LivenessResponse {
  @OneOf(['ok'], { description: 'Always `ok`.' }) status!: 'ok';
}

export class ReadinessChecksResponse {
  @OneOf(['ok', 'away'], { description: '`ok`: the database answers; `away`: it does not.' }) database!: 'ok' | 'away';
  @OneOf(['ok', 'waiting'], { description: '`ok`: all migrations were applied; `waiting`: some are pending.' })
  migrations!: 'ok' | 'waiting';
  @OneOf(['no', 'yes'], { description: '`yes`: the server is shutting down and accepts no new requests.' }) stopping!:
    'no' | 'yes';
}

/** Body of a 503: the members of an error, and what the instance waits for. */
export class UnreadyResponse {
  @Flag({ always: false, description: 'The request failed.' }) success!: false;
  @OneOf(['unavailable'], { description: 'The same as `code`.' }) message!: 'unavailable';
  @OneOf(['unavailable'], { description: 'The same as `code`.' }) error!: 'unavailable';
  @OneOf(['unavailable'], { description: 'Reason of the failure, for programs.' }) code!: 'unavailable';
  @OneOf(['unavailable'], { description: 'The instance accepts no requests.' }) status!: 'unavailable';
  @Ref(() => ReadinessChecksResponse, { description: 'State of each check.' }) checks!: ReadinessChecksResponse;
}

export class ReadinessResponse {
  @OneOf(['ok'], { description: 'Always `ok` with 200.' }) status!: 'ok';
  @Ref(() => ReadinessChecksResponse, { description: 'Results of the single checks.' })
  checks!: ReadinessChecksResponse;
}
