import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { WaitNotice } from '#staff/tables/wait-notice.tsx';
import { Button } from '#ui/form/button.tsx';
import { LinkButton } from '#ui/form/link-button.tsx';
import { warningCircle } from '#ui/look/icons-later.ts';
import { useGroupTexts, useSettingTexts } from './setting-text.ts';
import styles from './settings.module.css';

/** Put away until the app starts again, wherever it would stand. */
let isPutAway = false;

/**
 * Asks for the rate of the franc. `isInSettings`: the setting is on this page, and need not be named. `isBrief`: small text
 * beside something else that the person came for. [S1.10]
 */
export const FrancNotice = ({
  action,
  isInSettings = false,
  isBrief = false,
}: {
  readonly action?: ReactNode;
  readonly isInSettings?: boolean;
  readonly isBrief?: boolean;
}) => {
  const { money } = useGroupTexts();
  const { label } = useSettingTexts()['settings.chf_rate'];
  const [isGone, setGone] = useState(isPutAway);
  if (isGone) return null;
  const putAway = () => {
    isPutAway = true;
    setGone(true);
  };
  const title = <Trans>The menu is in French of Switzerland, and shows no francs.</Trans>;
  const text = isInSettings ? (
    <Trans>With the rate of the franc, its guests see francs beside each price.</Trans>
  ) : (
    <Trans comment="where a setting is: {money} is a group of settings, {label} a setting in it">
      Enter their rate: Settings, “{money}”, “{label}”.
    </Trans>
  );
  const notNow = <Trans comment="button: puts a notice away">Not now</Trans>;
  if (isBrief)
    return (
      <p className={styles.brief} data-testid="franc-rate">
        {title} {text} {action}{' '}
        <LinkButton inText onClick={putAway}>
          {notNow}
        </LinkButton>
      </p>
    );
  return (
    <WaitNotice
      icon={warningCircle}
      testId="franc-rate"
      title={title}
      action={
        <>
          {action}
          <Button small look="quiet" onClick={putAway}>
            {notNow}
          </Button>
        </>
      }
    >
      {text}
    </WaitNotice>
  );
};
