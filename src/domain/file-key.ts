/** Key of a thing inside a venue's file, never shown: small letters, digits, single hyphens between them. */
export const FILE_KEY = /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/;
