// Records presses in the open place's visit log; does nothing when no log is kept.
import { useEffect } from 'react';
import type { VisitLog } from './visit-log.ts';

let log: VisitLog | undefined;

/** Sets the log that receives presses from now on. */
export const pressesGoTo = (next: VisitLog | undefined): void => {
  log = next;
};

/** Logs the opening and closing of the promotions. [S7.40] */
export function useLoggedPromotions(): void {
  useEffect(() => {
    log?.press('promotion_click', { page: 'promotions' });
    return () => log?.press('promotion_close', { page: 'promotions' });
  }, []);
}
