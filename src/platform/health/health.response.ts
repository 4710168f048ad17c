import { OneOf, Ref } from '../http/openapi/response-properties.js';

export class LivenessResponse {
  @OneOf(['ok']) status!: 'ok';
}

export class ReadinessChecksResponse {
  @OneOf(['ok', 'away']) database!: 'ok' | 'away';
  @OneOf(['ok', 'waiting']) migrations!: 'ok' | 'waiting';
  @OneOf(['no', 'yes']) stopping!: 'no' | 'yes';
}

export class ReadinessResponse {
  @OneOf(['ok']) status!: 'ok';
  @Ref(() => ReadinessChecksResponse) checks!: ReadinessChecksResponse;
}
