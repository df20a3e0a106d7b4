import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useId, useMemo, useRef, useState } from 'react';
import { readKioskCookie } from '#core/platform/cookies.ts';
import { changeAddresses, readAddresses } from '#core/platform/delivery/address-storage.ts';
import { type DeliveryAddress, type GeoPoint, streetLine } from '#domain/delivery/address.ts';
import { addressFaults } from '#domain/delivery/address-faults.ts';
import { deliveryFacts } from '#domain/delivery/delivery-price.ts';
import { withDashes } from '#domain/delivery/house.ts';
import { deliveryOf, judgeDelivery } from '#domain/delivery/judge-delivery.ts';
import { deliveryView } from '#domain/delivery/map-zones.ts';
import { namedRegion } from '#domain/delivery/named-region.ts';
import { inOwnTown } from '#domain/delivery/other-town.ts';
import { type AddressDraft, forgetAddress, keepAddress, type SavedAddress } from '#domain/delivery/saved-addresses.ts';
import type { PlaceId } from '#domain/ids.ts';
import { isLanguage } from '#domain/language/language.ts';
import type { DeliveryLater } from '#domain/order/times/time-slots.ts';
import { type Place, placeTexts } from '#domain/place/place.ts';
import type { PriceStep } from '#domain/pricing/price-steps.ts';
import type { MapHere } from '#shared/delivery/use-map-services.ts';
import { Button } from '#ui/form/button.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import styles from './address-dialog.module.css';
import { AddressFields } from './address-fields.tsx';
import { AddressMap } from './address-map.tsx';
import { AddressSearchPart } from './address-search-part.tsx';
import { MapFold } from './map-fold.tsx';
import { NameChips } from './name-chips.tsx';
import { NamedRegion } from './named-region.tsx';
import { OtherTownNotice } from './other-town-notice.tsx';
import { RegionChoice } from './region-choice.tsx';
import { SavedList } from './saved-list.tsx';
import { StartsAgain } from './starts-again.tsx';
import { useAddressDraft } from './use-address-draft.ts';
import { useWhereIAm } from './use-where-i-am.ts';
import { VerdictText } from './verdict-text.tsx';

// Saved addresses of the guest at a place. [S3.34]
interface SavedAddresses {
  readonly list: readonly SavedAddress[];
  readonly keep: (saved: SavedAddress) => void;
  readonly forget: (saved: SavedAddress) => void;
  /** False on a venue's device, which must not show one guest's addresses to the next. */
  readonly keeps: boolean;
}

const NONE: readonly SavedAddress[] = [];

/** Saved addresses of this place with their actions. A shared device neither shows nor saves any. */
function useSavedAddresses(placeId: PlaceId): SavedAddresses {
  const [list, setList] = useState(() => (readKioskCookie() ? NONE : readAddresses(placeId)));
  const [keeps] = useState(() => !readKioskCookie());
  const keep = useCallback(
    (saved: SavedAddress) => setList(changeAddresses(placeId, (before) => keepAddress(before, saved))),
    [placeId],
  );
  const forget = useCallback(
    (saved: SavedAddress) => setList(changeAddresses(placeId, (before) => forgetAddress(before, saved))),
    [placeId],
  );
  return { list, keep, forget, keeps };
}

export interface AddressDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly place: Place;
  /** Wanted delivery time, epoch ms, because zones have hours. */
  readonly at: number;
  /** When delivery to an address starts again; `undefined` when it runs or a time is chosen. */
  readonly laterOf: (address: DeliveryAddress) => DeliveryLater | undefined;
  /** Address of the order; `undefined` until chosen. */
  readonly address: DeliveryAddress | undefined;
  /** Typed address that was not taken; `undefined`: none. Read once. */
  readonly draft: AddressDraft | undefined;
  /** Called on each change of the typed address. */
  readonly onDraft: (draft: AddressDraft) => void;
  /** Takes the address and ends the draft. */
  readonly onTake: (address: DeliveryAddress) => void;
  /** Price steps of the order, which decide the delivery fee and the amount missing for free delivery. */
  readonly steps: readonly PriceStep[];
  /** Switches to pickup; `undefined` when the place does not offer it. */
  readonly onPickup?: (() => void) | undefined;
  /** Map services of the server in addition to the drawn map; omitted: none. */
  readonly map?: MapHere | undefined;
  /**
   * Saves the address for later orders instead of taking it for one, wherever it lies; then `draft` is the address to begin
   * with, and `onTake` is not called.
   */
  readonly onKeep?: ((saved: SavedAddress) => void) | undefined;
}

const EMPTY: DeliveryAddress = { words: '', streetNumber: '', floor: '', apartment: '', bell: '', entrance: '' };

/** Trims each field; the rest stays as typed. */
const trimmed = (address: DeliveryAddress): DeliveryAddress => ({
  ...address,
  words: address.words.trim(),
  streetNumber: address.streetNumber.trim(),
  floor: address.floor.trim(),
  apartment: address.apartment.trim(),
  bell: address.bell.trim(),
  entrance: address.entrance.trim(),
});

/**
 * Delivery address: a saved or a new one, with a map if the venue has drawn zones. [S2.51] Includes Radix: load it with
 * React.lazy. The parent component keeps the typed text.
 */
export const AddressDialog = (props: AddressDialogProps) => {
  const { open, onClose, place, at, laterOf, onTake, steps, onPickup, map, onKeep } = props;
  const { i18n } = useLingui();
  const language = isLanguage(i18n.locale) ? i18n.locale : place.defaultLanguage;
  const saved = useSavedAddresses(place.id);
  const typed = useAddressDraft(props.draft, props.onDraft);
  const [view, setView] = useState<'list' | 'form' | undefined>(() => typed.draft && 'form');
  const [isAsked, setAsked] = useState(false);
  const [isOnMap, setOnMap] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const pin = useRef<HTMLButtonElement>(null);
  const ownTown = useRef<HTMLButtonElement>(null);
  const formId = useId();
  const verdictId = useId();

  const begun = useMemo<AddressDraft>(
    () => ({
      address: props.address ?? EMPTY,
      keptAs: saved.keeps && saved.list.length === 0 ? { kind: 'home', name: '' } : undefined,
    }),
    [props.address, saved.keeps, saved.list],
  );
  const { address: draft, keptAs: kept } = typed.draft ?? begun;
  const setAddress = (address: DeliveryAddress) => typed.change((before = begun) => ({ ...before, address }));
  const [restedWords, setRestedWords] = useState(draft.words);
  const judged = judgeDelivery(place, draft, at);
  // A half typed word is no town.
  const isTyping = draft.words !== restedWords && !isAsked;
  const verdict =
    judged?.kind === 'other_town' && (isTyping || onKeep) ? judgeDelivery(place, { ...draft, words: '' }, at) : judged;
  const faults = addressFaults(withDashes(draft));
  const hasMap = useMemo(() => deliveryView(place, undefined) !== undefined, [place]);
  const named = namedRegion(place, draft, verdict);
  const hasRegions = (deliveryOf(place)?.regions?.length ?? 0) > 0;
  const isNameMissing = kept?.kind === 'other' && kept.name.trim() === '';
  const shown = view ?? (saved.list.length > 0 ? 'list' : 'form');

  const { move } = typed;
  const setPoint = useCallback(
    (point: GeoPoint) =>
      move((before = begun) => ({ ...before, address: { ...before.address, point, regionId: undefined } })),
    [move, begun],
  );
  const whereIAm = useWhereIAm(setPoint);
  const chooseRegion = (regionId: number) => {
    whereIAm.forget();
    setOnMap(false);
    setAddress({ ...draft, regionId, point: undefined });
  };

  const take = (address: DeliveryAddress) => {
    typed.end();
    setAsked(false);
    setView(undefined);
    onTake(address);
  };
  const send = () => {
    setAsked(true);
    // When the zone is closed now, the order page asks for another time.
    const isTaken = onKeep !== undefined || judged?.kind === 'carried' || judged?.kind === 'not_now';
    if (faults.length > 0 || isNameMissing || !isTaken) {
      // The errors must be rendered before the first one can get the focus.
      requestAnimationFrame(() => {
        const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? ownTown.current;
        first?.focus({ preventScroll: true });
        // With the message of the field in sight, which the foot would cover at the edge.
        (first?.closest('[data-field]') ?? first)?.scrollIntoView?.({ block: 'center' });
      });
      return;
    }
    const address = trimmed(withDashes(draft));
    // Without a chosen name, the address is named by its own words.
    if (onKeep) return onKeep({ ...(kept ?? { kind: 'other', name: streetLine(address) }), address });
    if (kept && saved.keeps) saved.keep({ ...kept, name: kept.name.trim(), address });
    take(address);
  };
  const isBelow = verdict?.kind === 'carried' && (deliveryFacts(place, verdict, steps)?.toMinimum ?? 0) > 0;
  // The order cannot be sent yet, so the button promises no delivery.
  const isOnlyKept = onKeep !== undefined || isBelow || verdict?.kind === 'not_now';
  const againOf = (address: DeliveryAddress) => <StartsAgain later={laterOf(address)} {...{ place, now: at }} />;
  const goesPickup = verdict?.kind === 'too_far' && onPickup !== undefined;

  const foot =
    shown === 'list' ? (
      <Button look="ink" wide onClick={() => setView('form')}>
        <Trans>A new address</Trans>
      </Button>
    ) : goesPickup ? (
      <Button look="ink" wide onClick={onPickup}>
        <Trans>I will pick it up</Trans>
      </Button>
    ) : (
      <Button look="ink" wide type="submit" form={formId}>
        {isOnlyKept ? <Trans>Keep the address</Trans> : <Trans>Bring it here</Trans>}
      </Button>
    );

  return (
    <Sheet
      open={open}
      onClose={onClose}
      size="full"
      title={shown === 'list' ? <Trans>Where to?</Trans> : <Trans>Address</Trans>}
      foot={foot}
    >
      {shown === 'list' ? (
        <SavedList
          list={saved.list}
          verdictOf={({ address }) => judgeDelivery(place, address, at)}
          againOf={({ address }) => againOf(address)}
          onTake={({ address }) => take(address)}
          onForget={saved.forget}
          onNew={() => setView('form')}
        />
      ) : (
        <form
          ref={form}
          id={formId}
          noValidate
          className={styles.form}
          data-testid="address-form"
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          {saved.list.length > 0 && !onKeep && (
            <Button small onClick={() => setView('list')}>
              <Trans>Saved addresses</Trans>
            </Button>
          )}
          {/* A guest whose position is within a zone need not choose a region. */}
          {hasRegions && !(draft.point && verdict?.kind === 'carried') && (
            <RegionChoice
              place={place}
              language={language}
              value={draft.regionId}
              againOf={(regionId) => againOf({ ...draft, regionId, point: undefined })}
              isMissing={isAsked && !isOnMap && verdict?.kind === 'unknown'}
              hasStreet={draft.words.trim() !== ''}
              onChange={chooseRegion}
              onMap={
                hasMap
                  ? () => {
                      setOnMap(true);
                      setAddress({ ...draft, regionId: undefined });
                    }
                  : undefined
              }
            />
          )}
          <MapFold
            isFolded={hasRegions && hasMap}
            isOpen={draft.point !== undefined || isOnMap}
            isAskedFor={isOnMap}
            hasStreets={map?.pictures !== undefined}
          >
            <AddressMap
              place={place}
              at={at}
              language={language}
              point={draft.point}
              verdict={verdict}
              onPoint={setPoint}
              whereIAm={whereIAm}
              verdictId={verdictId}
              pictures={map?.pictures}
              pinRef={pin}
            />
          </MapFold>
          <VerdictText
            id={verdictId}
            place={place}
            language={language}
            verdict={verdict}
            steps={steps}
            isAsked={isAsked}
            asksPin={isOnMap}
            hasStreets={map?.pictures !== undefined}
            accuracy={whereIAm.accuracy}
            trouble={whereIAm.trouble}
          />
          <AddressFields
            draft={draft}
            faults={isAsked ? faults : []}
            onChange={setAddress}
            onRest={() => setRestedWords(draft.words)}
            search={
              <>
                {verdict?.kind === 'other_town' && (
                  <OtherTownNotice
                    {...verdict}
                    {...{ place, language, onPickup }}
                    ref={ownTown}
                    onOwn={(own) => {
                      const words = inOwnTown(draft.words, verdict.town, own);
                      setRestedWords(words);
                      setAddress({ ...draft, words });
                    }}
                  />
                )}
                {named && (
                  <NamedRegion region={named} {...{ place, language }} onChoose={() => chooseRegion(named.id)} />
                )}
                {map?.geocoder && hasMap && (
                  <AddressSearchPart
                    draft={draft}
                    geocoder={map.geocoder}
                    placeName={placeTexts(place, language).name.text}
                    hasRegions={hasRegions}
                    onChoose={({ point }) => {
                      whereIAm.forget();
                      setPoint(point);
                      // A problem with the position is announced at the pin, which stands above the fields.
                      pin.current?.focus();
                    }}
                  />
                )}
              </>
            }
          />
          {saved.keeps && (
            <NameChips
              isOfProfile={onKeep !== undefined}
              value={kept}
              isMissing={isAsked && isNameMissing}
              onChange={(keptAs) => typed.change((before = begun) => ({ ...before, keptAs }))}
            />
          )}
        </form>
      )}
    </Sheet>
  );
};
