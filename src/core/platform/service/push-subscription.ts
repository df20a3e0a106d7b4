// Web Push in the browser: support, permission, and this phone's subscription.
import { type PushSubscriptionKeys, parsePushSubscription } from '#contract/staff/push-wire.ts';

/**
 * ready: permission can be requested; blocked: refused in the browser; install: on an iPhone only from the home screen;
 * insecure: the page was opened without https; none: not supported.
 */
export type PushAbility = 'ready' | 'blocked' | 'install' | 'insecure' | 'none';

/** An iPad identifies as a Mac, but no Mac has a touch screen. */
const isApplePhone = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/** Push support of this browser, without a permission request. */
export function pushAbility(): PushAbility {
  const isThere = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!window.isSecureContext) return 'insecure';
  if (!isThere) return isApplePhone() ? 'install' : 'none';
  return Notification.permission === 'denied' ? 'blocked' : 'ready';
}

/** Whether permission was granted. */
export const mayPush = (): boolean => pushAbility() === 'ready' && Notification.permission === 'granted';

const registered = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration('/') : undefined;

/** Endpoint of this phone's subscription; undefined: none. */
export const currentEndpoint = async (): Promise<string | undefined> =>
  (await (await registered())?.pushManager?.getSubscription())?.endpoint;

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/** Requests permission if needed, then subscribes; call it in a press. undefined: refused. */
export async function subscribePush(key: string): Promise<PushSubscriptionKeys | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const registration = await registered();
  if (!registration) return undefined;
  const asked = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
  const subscription = await registration.pushManager.subscribe(asked).catch(async () => {
    // An existing subscription for another key, of a reinstalled server, is in the way.
    await forgetPush();
    return registration.pushManager.subscribe(asked);
  });
  return parsePushSubscription(subscription.toJSON());
}

/** Unsubscribes this phone. */
export async function forgetPush(): Promise<void> {
  await (await (await registered())?.pushManager?.getSubscription())?.unsubscribe();
}
