/** Ids of the templates in a server-drawn page for its head script; their visible copies have the suffix `-shown`. */
export const EARLY_TEMPLATES = { bar: 'early-bar', wait: 'early-wait' } as const;
