import { Trans } from '@lingui/react/macro';

/**
 * A guest's own words in quotation marks. Their language is unknown, so they are isolated and get their own text direction.
 */
export const OwnText = ({ children }: { readonly children: string }) => (
  <bdi lang="">
    <Trans comment="a guest's own words, in quotation marks">“{children}”</Trans>
  </bdi>
);
