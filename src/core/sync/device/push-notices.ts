// The worker shows each push, because browsers end subscriptions of apps that show none.
import { parsePushNotice } from '#contract/staff/push-notice.ts';

const ICON = '/icons/icon-192.png';

/** Shows a push; an unreadable one is shown with only the app's name. */
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

/** A press on a notification focuses or opens the staff page of its place. `data`: of the notification. */
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
  // A page that our worker does not control stays as it is.
  await page.navigate(path).catch(() => undefined);
}
