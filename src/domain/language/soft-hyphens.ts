/** Venue text without soft hyphens: a kitchen printer would print them as a hyphen or a box. */
export const withoutSoftHyphens = (text: string): string => text.replaceAll('\u00ad', '');
