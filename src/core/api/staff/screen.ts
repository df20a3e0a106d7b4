import { readDone } from '#contract/staff/staff-answers.ts';
import type { Http } from '#core/api/http.ts';
import type { ScreenSound } from '#domain/service/screens.ts';
import { callStaff } from './sign-in-requests.ts';

/** Reports the state of this kitchen screen. */
export const reportScreen = (send: Http['send'], sound: ScreenSound) =>
  callStaff(send, 'staff/screen', readDone, { method: 'put', json: { sound } });
