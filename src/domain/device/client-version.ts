// Versions of this app: numbers between dots, "1.4" or "1.4.2".

const VERSION = /^\d{1,6}(?:\.\d{1,6}){0,3}$/;

export const isClientVersion = (text: string): boolean => VERSION.test(text);

/** Whether a version is older than another. An unreadable version is neither older nor newer. */
export const isOlderVersion = (version: string, than: string): boolean => {
  if (!isClientVersion(version) || !isClientVersion(than)) return false;
  const [own, wanted] = [version, than].map((text) => text.split('.').map(Number)) as [number[], number[]];
  const at = wanted.findIndex((number, index) => number !== (own[index] ?? 0));
  return at >= 0 && (own[at] ?? 0) < (wanted[at] ?? 0);
};
