import { Trans } from '@lingui/react/macro';

/** What ails a printer, and so what to do about it. */
export const TroubleWords = ({ trouble }: { readonly trouble: string }) => {
  switch (trouble) {
    case 'paper_end':
      return <Trans comment="what ails a printer">It has no paper.</Trans>;
    case 'cover_open':
      return <Trans comment="what ails a printer">Its cover is open.</Trans>;
    case 'unreachable':
    case 'silent':
    case 'offline':
      return <Trans comment="what ails a printer">It does not answer: is it switched on, and in the network?</Trans>;
    default:
      return <Trans comment="what ails a printer">It reports an error: switch it off and on again.</Trans>;
  }
};
