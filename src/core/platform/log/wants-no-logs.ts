import { isTestHost } from '#domain/log/log-entry.ts';

/** Whether the app runs at a test address without guests, where nothing is counted. */
export const isTrialAddress = (): boolean => isTestHost(location.hostname);

/** Whether the guest opts out of tracking, by Do Not Track or Global Privacy Control, or this is a test host. [S9.25] */
export const wantsNoLogs = (): boolean =>
  navigator.doNotTrack === '1' || Reflect.get(navigator, 'globalPrivacyControl') === true || isTrialAddress();
