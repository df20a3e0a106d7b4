import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { AddressKind } from '#domain/delivery/saved-addresses.ts';

const WORDS: Readonly<Record<AddressKind, ReactNode>> = {
  home: <Trans context="address">Home</Trans>,
  work: <Trans context="address">Work</Trans>,
  other: <Trans context="address">Other</Trans>,
};

/** Name of an address that has no name of its own. */
export const KindWords = ({ kind }: { readonly kind: AddressKind }) => WORDS[kind];
