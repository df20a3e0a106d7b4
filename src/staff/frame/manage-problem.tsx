import { Trans } from '@lingui/react/macro';
import { Icon } from '#ui/look/icon.tsx';
import { warningCircle } from '#ui/look/icons-later.ts';
import styles from './manage.module.css';

const Words = ({ why }: { readonly why: string }) => {
  switch (why) {
    case 'no_response':
      return <Trans>Nothing answers. This needs the network.</Trans>;
    case 'forbidden':
      return <Trans>Your role does not allow that.</Trans>;
    case 'unknown_person':
    case 'unknown_device':
      return <Trans>It was removed already, by somebody else.</Trans>;
    case 'unknown_table':
      return <Trans>There is no such table any more.</Trans>;
    case 'wrong_code':
      return <Trans>No test slip of this printer bears that code.</Trans>;
    case 'unknown_printer':
      return <Trans>There is no such printer any more.</Trans>;
    case 'name_taken':
      return <Trans>Another table has that name, in use or not.</Trans>;
    case 'table_taken':
      return <Trans>Somebody sits there. Close the table first.</Trans>;
    case 'cannot_cancel':
      return <Trans comment="a guest's card payment">The bank’s page cannot be ended now. It ends by itself.</Trans>;
    case 'provider_unreachable':
      return <Trans>The bank does not answer, so nothing was changed. Try again.</Trans>;
    default:
      return <Trans>That did not work. Try again.</Trans>;
  }
};

/** Reason why an action failed, also announced. */
export const ManageProblemText = ({ why }: { readonly why: string | undefined }) => (
  <p role="alert" className={styles.problem}>
    {why !== undefined && (
      <>
        <Icon path={warningCircle} size="1.25rem" />
        <span>
          <Words why={why} />
        </span>
      </>
    )}
  </p>
);
