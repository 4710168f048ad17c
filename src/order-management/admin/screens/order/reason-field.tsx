import type { ReactElement } from 'react';
import { TextArea, useText, type ApiError } from '#panel';

interface ReasonFieldProps {
  readonly hint?: string;
  readonly value: string;
  readonly onChange: (reason: string) => void;
  readonly error: ApiError | null;
}

/** The required reason for a change of the order's payments. */
export function ReasonField({ hint, value, onChange, error }: ReasonFieldProps): ReactElement {
  const say = useText();
  return (
    <TextArea
      label={say('order.refund.reason')}
      {...(hint !== undefined && { hint })}
      required
      rows={2}
      maxLength={2000}
      value={value}
      onChange={onChange}
      errors={error?.fields['reason']}
    />
  );
}
