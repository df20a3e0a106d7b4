// Web Push, as the browser has it: whether it can, whether it may, and the subscription of this phone.
import { type PushSubscriptionKeys, parsePushSubscription } from '#contract/staff/push-wire.ts';

/**
 * ready: it can be asked for; blocked: the browser was told to show none; install: of an iPhone, from the home screen alone;
 * none: no https, or a browser without it.
 */
export type PushAbility = 'ready' | 'blocked' | 'install' | 'none';

/** An iPad says that it is a Mac, and no Mac has fingers on its screen. */
const isApplePhone = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/** Ability of this browser, without asking the person. */
export function pushAbility(): PushAbility {
  const isThere = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!isThere) return isApplePhone() && window.isSecureContext ? 'install' : 'none';
  return Notification.permission === 'denied' ? 'blocked' : 'ready';
}

/** Whether the browser has been asked and said yes. */
export const mayPush = (): boolean => pushAbility() === 'ready' && Notification.permission === 'granted';

const registered = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration('/') : undefined;

/** Where this phone is told now; undefined: nowhere. */
export const currentEndpoint = async (): Promise<string | undefined> =>
  (await (await registered())?.pushManager?.getSubscription())?.endpoint;

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/** Asks the person, where nobody has yet, then the browser's push service; call it in a press. undefined: it is refused. */
export async function subscribePush(key: string): Promise<PushSubscriptionKeys | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const registration = await registered();
  if (!registration) return undefined;
  const asked = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
  const subscription = await registration.pushManager.subscribe(asked).catch(async () => {
    // One for another key is in the way: of a server that was set up anew.
    await forgetPush();
    return registration.pushManager.subscribe(asked);
  });
  return parsePushSubscription(subscription.toJSON());
}

/** This phone is told nothing any more, by nobody. */
export async function forgetPush(): Promise<void> {
  await (await (await registered())?.pushManager?.getSubscription())?.unsubscribe();
}
