// Sign-outs that the server has not heard of yet, because the network was away. The device has forgotten all other data.

/** Secrets of the ended sign-ins, oldest first; the server ends each in turn. */
export const SIGN_OUTS_KEY = 'late_sign_outs';
/** More are not kept: a sign-in ends by itself after months. */
const MOST = 5;

const read = (): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(SIGN_OUTS_KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
};

const write = (secrets: readonly string[]): void => {
  try {
    if (secrets.length === 0) localStorage.removeItem(SIGN_OUTS_KEY);
    else localStorage.setItem(SIGN_OUTS_KEY, JSON.stringify(secrets.slice(-MOST)));
  } catch {
    // Without storage the server hears of it now or never.
  }
};

/** Keeps a sign-out until `sendSignOuts` has told the server. */
export const noteSignOut = (secret: string): void => write([...read().filter((one) => one !== secret), secret]);

export const hasSignOuts = (): boolean => read().length > 0;

/** Tells the server of each kept sign-out; `end` resolves to whether the server has answered. */
export async function sendSignOuts(end: (secret: string) => Promise<boolean>): Promise<void> {
  for (const secret of read()) if (await end(secret)) write(read().filter((one) => one !== secret));
}
