import { InstallNotice } from '#screens/staff/phone/install-notice.tsx';
import { NotificationsScreen } from '#screens/staff/phone/notifications-screen.tsx';
import { usePush } from '#state/staff/phone/use-push.ts';
import { useStaffInstall } from '#state/staff/phone/use-staff-install.ts';

/** Notifications, for whoever is signed in on a phone of their own, and the app that rings without a touch. */
export const NotificationsPage = () => {
  const { standing, problem, turnOn, turnOff } = usePush();
  const { way, isRefused, install } = useStaffInstall();
  return (
    <NotificationsScreen
      standing={standing}
      why={problem?.why}
      onTurnOn={turnOn}
      onTurnOff={turnOff}
      // Every page offers it until somebody refuses; what notifications say of an iPhone leads to the same.
      install={isRefused && standing !== 'install' && <InstallNotice way={way} onInstall={install} />}
    />
  );
};
