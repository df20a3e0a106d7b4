/** Joins class names with spaces; absent ones are skipped. */
export const classNames = (...names: readonly (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ');
