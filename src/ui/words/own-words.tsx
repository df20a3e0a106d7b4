import { Trans } from '@lingui/react/macro';

/**
 * A guest's own words, in quotation marks. Their language is unknown: they are isolated from the words around them and laid
 * out by their own direction.
 */
export const OwnWords = ({ children }: { readonly children: string }) => (
  <bdi lang="">
    <Trans comment="a guest's own words, in quotation marks">“{children}”</Trans>
  </bdi>
);
