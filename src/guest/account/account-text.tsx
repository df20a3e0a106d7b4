import { Plural, Trans } from '@lingui/react/macro';
import {
  type AccountFailure,
  PASSWORD_LONGEST,
  PASSWORD_SHORTEST,
  type ProfileFault,
  type ProfileField,
} from '#domain/account/profile.ts';
import { PhoneFaultText } from '#shared/frame/phone-fault-text.tsx';

/** Error message of a field. */
export const FieldText = ({ field, fault }: { readonly field: ProfileField; readonly fault: ProfileFault }) => {
  if (fault === 'missing') return <Trans>This field is required</Trans>;
  if (field === 'newPassword' || field === 'password') {
    if (fault === 'short') return <Trans>At least {PASSWORD_SHORTEST} characters</Trans>;
    if (fault === 'long') return <Trans>At most {PASSWORD_LONGEST} characters</Trans>;
    return <Trans>The password is not right</Trans>;
  }
  if (fault === 'long') return <Trans>This is too long</Trans>;
  if (field === 'email') return <Trans>Enter a valid email address</Trans>;
  if (field === 'phone') return <PhoneFaultText />;
  return <Trans>Some of these signs cannot stand here</Trans>;
};

/** Reason why the request failed. [S8.20, S8.21] */
export const FailureText = ({ failure }: { readonly failure: Exclude<AccountFailure, { kind: 'faults' }> }) => {
  switch (failure.kind) {
    case 'offline':
      return <Trans>There is no network now. Nothing was sent; what you have typed stays.</Trans>;
    case 'unanswered':
      return <Trans>No answer came: we do not know whether it arrived. What you have typed stays; try again.</Trans>;
    case 'refused':
      return <Trans>Invalid login data</Trans>;
    case 'signed_out':
      return <Trans>You were signed out. Sign in again.</Trans>;
    case 'wait': {
      if (failure.seconds === undefined) return <Trans>Too many at once. Try again in a moment.</Trans>;
      const { seconds } = failure;
      if (seconds <= 60)
        return (
          <Plural
            value={seconds}
            one="Too many at once. Try again in # second."
            other="Too many at once. Try again in # seconds."
          />
        );
      const minutes = Math.ceil(seconds / 60);
      return (
        <Plural
          value={minutes}
          one="Too many tries. Try again in # minute."
          other="Too many tries. Try again in # minutes."
        />
      );
    }
    case 'other':
      return <Trans>Error. Please try again</Trans>;
  }
};
