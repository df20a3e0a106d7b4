import { NotificationsScreen } from '#screens/staff/phone/notifications-screen.tsx';
import { usePush } from '#state/staff/phone/use-push.ts';

/** Notifications, for whoever is signed in on a phone of their own. */
export const NotificationsPage = () => {
  const { standing, problem, turnOn, turnOff } = usePush();
  return <NotificationsScreen standing={standing} why={problem?.why} onTurnOn={turnOn} onTurnOff={turnOff} />;
};
