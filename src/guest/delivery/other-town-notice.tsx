import { Trans } from '@lingui/react/macro';
import type { Ref } from 'react';
import type { OtherTown } from '#domain/delivery/other-town.ts';
import type { Language } from '#domain/language/language.ts';
import { sayIn } from '#domain/language/translated.ts';
import type { Place } from '#domain/place/place.ts';
import { Button } from '#ui/form/button.tsx';
import { questionCircle } from '#ui/look/icons-later.ts';
import { Notice } from '#ui/words/notice.tsx';

/** The typed address names a town where the venue does not deliver: asks, and puts the own town into the address. */
export const OtherTownNotice = ({
  town,
  own,
  place,
  language,
  ref,
  onOwn,
  onPickup,
}: OtherTown & {
  readonly place: Place;
  readonly language: Language;
  readonly ref: Ref<HTMLButtonElement>;
  /** `own`: name of the own town, to put into the address. */
  readonly onOwn: (own: string) => void;
  readonly onPickup?: (() => void) | undefined;
}) => {
  const { text, language: ofName } = sayIn(own, language, place.defaultLanguage);
  const name = <strong lang={ofName}>{text}</strong>;
  const typed = <bdi>{town}</bdi>;
  return (
    <div data-testid="other-town">
      <Notice
        icon={questionCircle}
        title={<Trans comment="name: a town where the venue delivers">Is this address in {name}?</Trans>}
        action={
          <>
            <Button ref={ref} small onClick={() => onOwn(text)}>
              <Trans comment="name: a town; the answer to: is this address there?">Yes, in {name}</Trans>
            </Button>
            {onPickup && (
              <Button small look="quiet" onClick={onPickup}>
                <Trans>I will pick it up</Trans>
              </Button>
            )}
          </>
        }
      >
        <Trans comment="typed: another town, as the guest typed it; name: the town of the venue">
          The address names {typed}. We deliver only in {name}.
        </Trans>
      </Notice>
    </div>
  );
};
