import { Trans } from '@lingui/react/macro';
import { SCORES } from '#domain/service/service-offer.ts';

/** "2 of 5" */
export const MarkText = ({ score }: { readonly score: number }) => {
  const most = SCORES.length;
  return (
    <Trans comment="a mark that a guest gave">
      {score} of {most}
    </Trans>
  );
};
