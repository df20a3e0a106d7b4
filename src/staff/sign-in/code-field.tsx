import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { readTypedFactor } from '#domain/staff/second-factor.ts';
import { TextField } from '#ui/form/text-field.tsx';

export interface CodeFieldProps {
  readonly label: ReactNode;
  readonly value: string;
  readonly onChange: (typed: string) => void;
  /** Why the code was rejected; `undefined`: none was sent. */
  readonly why: string | undefined;
}

/** Whether the text has the form of a code. */
export const isCode = (typed: string): boolean => readTypedFactor(typed) !== undefined;

const Words = ({ why }: { readonly why: string }) => {
  switch (why) {
    case 'wrong_code':
      return <Trans>This code is not right, or too old. Enter the one that the app shows now.</Trans>;
    case 'used_code':
      return <Trans>This code was used already. Wait for the next one, at most half a minute.</Trans>;
    case 'rate_limited':
      return <Trans>Too many tries. Wait a few minutes.</Trans>;
    case 'no_response':
      return <Trans>Nothing answers. This needs the network.</Trans>;
    case 'not_begun':
      return <Trans>This was begun anew elsewhere. Close it, and begin again.</Trans>;
    default:
      return <Trans>That did not work. Try again.</Trans>;
  }
};

/** Field for a code of an authenticator app, or for a recovery code. */
export const CodeField = ({ label, value, onChange, why }: CodeFieldProps) => (
  <TextField
    label={label}
    value={value}
    onChange={onChange}
    // Recovery codes have letters.
    inputMode="text"
    autoComplete="one-time-code"
    autoCapitalize="characters"
    spellCheck={false}
    maxLength={20}
    problem={why !== undefined && <Words why={why} />}
  />
);
