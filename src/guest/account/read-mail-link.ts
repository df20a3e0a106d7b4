import { parseMailLink } from '#contract/account/account-answers.ts';

/** The mail link behind the # of a page's address; undefined: it is none. */
export const readMailLink = (hash: string) => parseMailLink(hash);
