import { parseMailLink } from '#contract/account/account-answers.ts';

/** What a page's address, behind its #, is the link of; undefined: of nothing. */
export const readMailLink = (hash: string) => parseMailLink(hash);
