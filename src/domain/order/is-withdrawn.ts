// Alone in its module: the first card of a guest's phone asks it, and needs none of the rules of a withdrawal.
import type { RejectReason } from './reject-reason.ts';

/** Whether a rejected order was withdrawn by its guest, and not by staff at the guest's wish. */
export const isWithdrawn = (reason: Pick<RejectReason, 'cause'> | undefined): boolean => reason?.cause === 'withdrawn';
