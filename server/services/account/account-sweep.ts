// Expired rows of accounts: sign-ins, links and letters that are good for nothing any more.
import { sweepAccountRows } from '../../store/account/sweep-accounts.ts';
import { INSTALLATION } from '../../store/store.ts';
import type { Services } from '../services.ts';

const DAY_MS = 24 * 3_600_000;
/** A late order may still name a sign-in that was ended. */
const KEPT_MS = 30 * DAY_MS;

/** Takes away what ended a month ago; gives how many rows. */
export const sweepAccounts = ({ store, clock }: Pick<Services, 'store' | 'clock'>): Promise<number> =>
  store.write(INSTALLATION, (tx) => sweepAccountRows(tx, clock() - KEPT_MS));
