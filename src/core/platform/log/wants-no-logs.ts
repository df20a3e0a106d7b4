import { isTestHost } from '#domain/log/log-entry.ts';

/** Whether the app was opened at an address at which nobody is a guest, and nothing is counted. */
export const isTrialAddress = (): boolean => isTestHost(location.hostname);

/** Whether the guest asks not to be followed, by Do Not Track or Global Privacy Control, or this is a test host. [S9.25] */
export const wantsNoLogs = (): boolean =>
  navigator.doNotTrack === '1' || Reflect.get(navigator, 'globalPrivacyControl') === true || isTrialAddress();
