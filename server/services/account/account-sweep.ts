// Deletes expired sign-ins, links and mails of accounts.
import { sweepAccountRows } from '../../store/account/sweep-accounts.ts';
import { INSTALLATION } from '../../store/store.ts';
import type { Services } from '../services.ts';

const DAY_MS = 24 * 3_600_000;
/** Ended sign-ins are kept for a while, because a late order may still name one. */
const KEPT_MS = 30 * DAY_MS;

/** Deletes rows that ended a month ago; returns their number. */
export const sweepAccounts = ({ store, clock }: Pick<Services, 'store' | 'clock'>): Promise<number> =>
  store.write(INSTALLATION, (tx) => sweepAccountRows(tx, clock() - KEPT_MS));
