/** Key of an item inside a venue's file, never shown: lower-case letters, digits, single hyphens between them. */
export const FILE_KEY = /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/;
