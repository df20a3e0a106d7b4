/** Why a sitting was closed: by staff, as everybody's right had lapsed, or as its table is gone. */
export type SessionEnd = 'staff' | 'lapsed' | 'table_gone';
