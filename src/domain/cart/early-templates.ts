/** The ids of the templates that a drawn page brings for the script of its head; what is shown of them has `-shown` behind it. */
export const EARLY_TEMPLATES = { bar: 'early-bar', wait: 'early-wait' } as const;
