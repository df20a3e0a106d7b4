/** A venue's words for those who do not lay them out: a kitchen's printer shows a soft hyphen as a hyphen, or as a box. */
export const withoutSoftHyphens = (text: string): string => text.replaceAll('\u00ad', '');
