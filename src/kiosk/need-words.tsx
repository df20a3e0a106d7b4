import { Trans } from '@lingui/react/macro';
import type { GuestNeed } from '#domain/kiosk/guest-needs.ts';
import { armsSpread, circleHalf, speaker, textAa, wheelchair } from './kiosk-icons.ts';

export const needIcon: Readonly<Record<GuestNeed | 'all', string>> = {
  lower: wheelchair,
  larger: textAa,
  contrast: circleHalf,
  aloud: speaker,
  all: armsSpread,
};

/** What a guest may ask of the device. */
export const NeedWords = ({ need }: { readonly need: GuestNeed }) => {
  switch (need) {
    case 'lower':
      return <Trans>Lower the controls</Trans>;
    case 'larger':
      return <Trans>Larger text</Trans>;
    case 'contrast':
      return <Trans>Higher contrast</Trans>;
    case 'aloud':
      return <Trans>Read aloud what I touch</Trans>;
  }
};
