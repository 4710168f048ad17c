import { Flag, Integer, ListOf, Text, Timestamp } from '../../../platform/http/openapi/response-properties.js';
import type { Enrolment, SecondFactorState } from '../../second-factor/own-second-factor.js';

export class SecondFactorResponse {
  @Flag() enabled!: boolean;
  @Flag({ description: 'The shop requires it of the role.' }) required!: boolean;
  @Timestamp({ nullable: true }) since!: Date | null;
  @Integer() recovery_codes_left!: number;
}

export class EnrolmentResponse {
  @Text({ description: 'Base32, to type into the authenticator app.' }) secret!: string;
  @Text({ description: '`otpauth://totp/…`' }) uri!: string;
  @Text({ description: 'The QR code of `uri` as an SVG image in a `data:` address.' }) qr!: string;
}

export class RecoveryCodesResponse {
  @ListOf({ type: 'string' }, { description: 'Ten codes; each is accepted once.' }) recovery_codes!: string[];
}

export const secondFactorResponse = (state: SecondFactorState, required: boolean): SecondFactorResponse => ({
  enabled: state.enabled,
  required,
  since: state.since,
  recovery_codes_left: state.recoveryCodesLeft,
});

export const enrolmentResponse = ({ secret, uri, qr }: Enrolment): EnrolmentResponse => ({ secret, uri, qr });

export const recoveryCodesResponse = (codes: string[]): RecoveryCodesResponse => ({ recovery_codes: codes });
