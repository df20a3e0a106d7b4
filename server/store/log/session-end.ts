/** Reason of a sitting's end: closed by staff, all sessions lapsed, or its table was removed. */
export type SessionEnd = 'staff' | 'lapsed' | 'table_gone';
