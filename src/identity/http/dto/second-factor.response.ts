import { Flag, Integer, ListOf, Text, Timestamp } from '../../../platform/http/openapi/response-properties.js';
import type { Enrolment, SecondFactorState } from '../../second-factor/own-second-factor.js';

export class SecondFactorResponse {
  @Flag({ description: 'Whether the login of the caller requires a code.' }) enabled!: boolean;
  @Flag({ description: 'Whether the shop requires a second factor for the role of the caller.' }) required!: boolean;
  @Timestamp({ nullable: true, description: 'When it was turned on, ISO 8601 in UTC; null: it is off.' })
  since!: Date | null;
  @Integer({ description: 'Number of recovery codes that are not used yet.' }) recovery_codes_left!: number;
}

export class EnrolmentResponse {
  @Text({ description: 'Shared secret in Base32, to type into the authenticator app. It cannot be read again.' })
  secret!: string;
  @Text({ description: 'The same secret as an `otpauth://totp/…` URI.' }) uri!: string;
  @Text({ description: 'QR code of `uri`, an SVG image in a `data:` URL.' }) qr!: string;
}

export class RecoveryCodesResponse {
  @ListOf(
    { type: 'string' },
    { description: 'Ten codes that replace a code of the app, once each. They cannot be read again.' },
  )
  recovery_codes!: string[];
}

export const secondFactorResponse = (state: SecondFactorState, required: boolean): SecondFactorResponse => ({
  enabled: state.enabled,
  required,
  since: state.since,
  recovery_codes_left: state.recoveryCodesLeft,
});

export const enrolmentResponse = ({ secret, uri, qr }: Enrolment): EnrolmentResponse => ({ secret, uri, qr });

export const recoveryCodesResponse = (codes: string[]): RecoveryCodesResponse => ({ recovery_codes: codes });
