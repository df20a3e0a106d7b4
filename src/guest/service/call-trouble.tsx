import { Trans } from '@lingui/react/macro';

/** Reason why a call failed. `expired`: it waited too long for a connection. */
export type CallTroubleCode = 'already_called' | 'too_many_calls' | 'invalid_time' | 'expired' | 'failed';

/** Text for a rejected call. [S4.17, S8.19] */
export const CallTrouble = ({ code, room }: { readonly code: CallTroubleCode; readonly room: boolean }) => {
  switch (code) {
    case 'already_called':
      return <Trans>You have already asked for that. We are on it.</Trans>;
    case 'too_many_calls':
      return <Trans>We are on what you have asked for. Please call again when we have been with you.</Trans>;
    case 'invalid_time':
      return <Trans>That time can no longer be chosen. Please choose another one.</Trans>;
    case 'expired':
      return room ? (
        <Trans>
          There was no connection for five minutes, so nobody was called. Please phone reception, or call again.
        </Trans>
      ) : (
        <Trans>There was no connection for five minutes, so nobody was called. Please wave, or call again.</Trans>
      );
    case 'failed':
      return <Trans>Oops, an error occurred sending the request</Trans>;
  }
};
