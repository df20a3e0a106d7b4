/** What names a thing inside a venue's file, which nobody reads: small letters, digits, single hyphens between them. */
export const FILE_KEY = /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/;
