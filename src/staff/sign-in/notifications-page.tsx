import { endOwnSignIn, listOwnSignIns } from '#core/api/staff/own-sign-ins.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  readSecondFactor,
  turnOffSecondFactor,
} from '#core/api/staff/second-factor-requests.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useLanguage } from '#shared/tabl-context.tsx';
import { useStaff } from '#staff/frame/staff-context.tsx';
import { useManaged } from '#staff/frame/use-managed.ts';
import { InstallNotice } from './install-notice.tsx';
import { NotificationsScreen } from './notifications-screen.tsx';
import { OwnSignIns } from './own-sign-ins.tsx';
import { SecondFactor } from './second-factor.tsx';
import { usePush } from './use-push.ts';
import { useStaffInstall } from './use-staff-install.ts';

/** Sign-ins of the person signed in here. */
const OwnSignInsHere = () => {
  const { place } = useMenu();
  const { language } = useLanguage();
  const { found, problem, change } = useManaged(listOwnSignIns);
  return (
    <OwnSignIns
      signIns={found?.signIns}
      why={problem?.why}
      language={language}
      timeZone={place.timeZone}
      onEnd={(id) => void change((send) => endOwnSignIn(send, id))}
    />
  );
};

/** Second factor of the person signed in here. */
const SecondFactorHere = () => {
  const { found, attempt, change } = useManaged(readSecondFactor);
  return (
    <SecondFactor
      state={found}
      onBegin={() => change(beginSecondFactor)}
      onConfirm={async (code) => {
        const answer = await attempt((send) => confirmSecondFactor(send, code));
        return answer.ok ? { codes: answer.value.recoveryCodes } : { why: answer.error.why };
      }}
      onTurnOff={async (code) => {
        const answer = await attempt((send) => turnOffSecondFactor(send, code));
        return answer.ok ? undefined : answer.error.why;
      }}
    />
  );
};

/** Notifications for a person on their own phone, and the installed app that rings without a touch. */
export const NotificationsPage = () => {
  const { standing, problem, turnOn, turnOff } = usePush();
  const { way, isRefused, install } = useStaffInstall();
  const isManager = useStaff()?.may('PLACE_ADMIN') === true;
  return (
    <NotificationsScreen
      standing={standing}
      why={problem?.why}
      isManager={isManager}
      onTurnOn={turnOn}
      onTurnOff={turnOff}
      signIns={
        <>
          <OwnSignInsHere />
          <SecondFactorHere />
        </>
      }
      // Every page offers it until refused; the notification text for an iPhone links to the same offer.
      install={isRefused && standing !== 'install' && <InstallNotice way={way} onInstall={install} />}
    />
  );
};
