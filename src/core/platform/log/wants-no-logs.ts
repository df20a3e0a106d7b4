import { isTestHost } from '#domain/log/log-entry.ts';

/** Whether the guest asks not to be followed, by Do Not Track or Global Privacy Control, or this is a test host. [S9.25] */
export const wantsNoLogs = (): boolean =>
  navigator.doNotTrack === '1' ||
  Reflect.get(navigator, 'globalPrivacyControl') === true ||
  isTestHost(location.hostname);
