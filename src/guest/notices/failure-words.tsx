import { Trans } from '@lingui/react/macro';

/** Where a request broke: 1 the server answered with an error, 2 nothing answered, 3 anything else. [S8.01] */
export type FailureNumber = 1 | 2 | 3;

/** The generic error with its number, and what it means in the second case. [S8.01, S8.24] */
export const FailureWords = ({ number }: { readonly number: FailureNumber }) =>
  number === 2 ? (
    <Trans>
      An error occurred #{number}. No internet connection. The network is weak, or the server has a problem. We keep
      trying.
    </Trans>
  ) : (
    <Trans>An error occurred #{number}. We keep trying.</Trans>
  );
