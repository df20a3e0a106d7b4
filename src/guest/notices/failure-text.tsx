import { Trans } from '@lingui/react/macro';

/** Error class: 1 the server answered with an error, 2 no answer, 3 anything else. [S8.01] */
export type FailureNumber = 1 | 2 | 3;

/** The generic error with its number, and an explanation for number two. [S8.01, S8.24] */
export const FailureText = ({ number }: { readonly number: FailureNumber }) =>
  number === 2 ? (
    <Trans>
      An error occurred #{number}. No internet connection. The network is weak, or the server has a problem. We keep
      trying.
    </Trans>
  ) : (
    <Trans>An error occurred #{number}. We keep trying.</Trans>
  );
