import { Trans } from '@lingui/react/macro';
import type { Language } from '#domain/language/language.ts';
import { sayIn } from '#domain/language/translated.ts';
import type { DeliveryRegion, Place } from '#domain/place/place.ts';
import { Button } from '#ui/form/button.tsx';
import { info } from '#ui/look/icons.ts';
import { Notice } from '#ui/words/notice.tsx';

/** The typed address names a region whose fee does not count: offers to choose it. */
export const NamedRegion = ({
  region,
  place,
  language,
  onChoose,
}: {
  readonly region: DeliveryRegion;
  readonly place: Place;
  readonly language: Language;
  readonly onChoose: () => void;
}) => {
  const { text, language: ofName } = sayIn(region.name, language, place.defaultLanguage);
  const name = <strong lang={ofName}>{text}</strong>;
  return (
    <div data-testid="named-region">
      <Notice
        icon={info}
        title={<Trans>Your address names {name}.</Trans>}
        action={
          <Button small onClick={onChoose}>
            <Trans comment="a delivery region">Choose {name}</Trans>
          </Button>
        }
      >
        <Trans>Each region has its own delivery fee.</Trans>
      </Notice>
    </div>
  );
};
