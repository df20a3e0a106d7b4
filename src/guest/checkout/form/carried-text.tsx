import { Trans } from '@lingui/react/macro';
import type { DeliveryVerdict } from '#domain/delivery/judge-delivery.ts';
import type { Language } from '#domain/language/language.ts';
import { sayIn } from '#domain/language/translated.ts';

/** Reason why an address gets no delivery, in one sentence. [S8.09] */
export const CarriedText = ({
  verdict,
  language,
  placeLanguage,
}: {
  readonly verdict: DeliveryVerdict | undefined;
  readonly language: Language;
  readonly placeLanguage: Language;
}) => {
  if (!verdict || verdict.kind === 'carried') return null;
  if (verdict.kind === 'not_now') {
    const { activeFrom: from, activeTo: to } = verdict.hours;
    return (
      <Trans>
        We deliver there from {from} to {to}.
      </Trans>
    );
  }
  if (verdict.kind === 'other_town') {
    const own = sayIn(verdict.own, language, placeLanguage);
    const name = <span lang={own.language}>{own.text}</span>;
    const typed = <bdi>{verdict.town}</bdi>;
    return (
      <Trans comment="typed: another town, as the guest typed it; name: the town of the venue">
        The address names {typed}. We deliver only in {name}.
      </Trans>
    );
  }
  return <Trans>Check the delivery address or enter it again.</Trans>;
};
