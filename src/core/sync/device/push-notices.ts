// The worker shows every push: a browser ends the subscription of an app that shows nothing.
import { parsePushNotice } from '#contract/staff/push-notice.ts';

const ICON = '/icons/icon-192.png';

/** Shows what a push says; one that cannot be read is shown too, by the app's name alone. */
export async function showPush(
  registration: Pick<ServiceWorkerRegistration, 'showNotification'>,
  text: string | undefined,
): Promise<void> {
  const notice = parsePushNotice(text);
  if (!notice) return registration.showNotification('Tabl', { icon: ICON });
  const { title, body, language, tag, path } = notice;
  return registration.showNotification(title, { body, lang: language, tag, icon: ICON, badge: ICON, data: path });
}

interface OpenWindow {
  readonly url: string;
  readonly focus: () => Promise<unknown>;
  readonly navigate: (url: string) => Promise<unknown>;
}

interface Windows {
  readonly matchAll: (of: {
    readonly type: 'window';
    readonly includeUncontrolled: true;
  }) => Promise<readonly OpenWindow[]>;
  readonly openWindow: (url: string) => Promise<unknown>;
}

/** A press on a notification: the staff's page of its place comes to the front, or is opened. `data`: as it was shown. */
export async function openPush(windows: Windows, origin: string, data: unknown): Promise<void> {
  const path = typeof data === 'string' && /^\/[^/\\]/.test(data) ? data : '/';
  const staffHome = /^\/[^/]+\/staff\//.exec(path)?.[0];
  const open = await windows.matchAll({ type: 'window', includeUncontrolled: true });
  const page = open.find(({ url }) => staffHome !== undefined && url.startsWith(origin + staffHome));
  if (!page) {
    await windows.openWindow(path);
    return;
  }
  await page.focus();
  // A page that no worker of ours has taken over is left where it is.
  await page.navigate(path).catch(() => undefined);
}
