/** Name of a server's first owner, who has told none. */
export const UNNAMED_OWNER = 'Owner';

/**
 * Name of a member of staff for guests: the first name only, "Maria" of "Maria Petrova", to protect privacy. Empty for an
 * owner without a name.
 */
export const firstName = (name: string): string => (name === UNNAMED_OWNER ? '' : (name.trim().split(/\s+/)[0] ?? ''));
