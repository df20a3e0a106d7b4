import { InstallNotice } from './install-notice.tsx';
import { NotificationsScreen } from './notifications-screen.tsx';
import { usePush } from './use-push.ts';
import { useStaffInstall } from './use-staff-install.ts';

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
