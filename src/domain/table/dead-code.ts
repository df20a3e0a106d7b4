/** Why a formerly valid code no longer works. */
export const DEAD_CODES = ['replaced', 'retired'] as const;
export type DeadCode = (typeof DEAD_CODES)[number];
