// Presses for the log of the open place; where no log is kept, none is noted.
import { useEffect } from 'react';
import type { VisitLog } from './visit-log.ts';

let log: VisitLog | undefined;

/** The log that presses go to from now on. */
export const pressesGoTo = (next: VisitLog | undefined): void => {
  log = next;
};

/** Notes that the promotions were opened, and that they were closed. [S7.40] */
export function useLoggedPromotions(): void {
  useEffect(() => {
    log?.press('promotion_click', { page: 'promotions' });
    return () => log?.press('promotion_close', { page: 'promotions' });
  }, []);
}
