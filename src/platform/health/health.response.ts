import { OneOf, Ref } from '../http/openapi/response-properties.js';

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

export class ReadinessResponse {
  @OneOf(['ok'], { description: 'Always `ok` with 200.' }) status!: 'ok';
  @Ref(() => ReadinessChecksResponse, { description: 'Results of the single checks.' })
  checks!: ReadinessChecksResponse;
}
