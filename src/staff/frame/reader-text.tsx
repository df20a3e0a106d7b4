// The venue's own texts in the language of the reader of a screen. A kitchen's screen starts in the venue's language.
import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';
import { nameOfKey } from '#domain/availability/off-name.ts';
import { addressZone } from '#domain/delivery/delivery-ahead.ts';
import type { OffKey } from '#domain/ids.ts';
import type { Language } from '#domain/language/language.ts';
import { type Said, sayIn, type Translated } from '#domain/language/translated.ts';
import type { MenuIndex } from '#domain/menu/menu-index.ts';
import { additionalTypeText } from '#domain/order/checkout/additional-type-text.ts';
import { pickupText } from '#domain/order/checkout/pickup-text.ts';
import type { LineNames, NamedLine } from '#domain/order/line-names.ts';
import type { OrderDetails } from '#domain/order/order-details.ts';
import type { Avoided } from '#domain/service/order-stage.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useLineNames } from '#shared/order/use-line-names.ts';
import { useIsOnline, useLanguage, useTabl } from '#shared/tabl-context.tsx';
import { useAllergenName } from '#ui/words/allergen-name.ts';

export interface ReaderTexts {
  /** The reader's language; `undefined`: the kitchen's. */
  readonly language: Language | undefined;
  /** Language of the kitchen's texts. */
  readonly kitchenLanguage: Language | undefined;
  /** `undefined`: only the kitchen's texts exist. */
  readonly lineNames: (line: NamedLine) => LineNames | undefined;
  readonly pickupText: (details: OrderDetails) => Said | undefined;
  /** `at`: when the order is delivered, epoch ms. */
  readonly zoneText: (details: OrderDetails, at: number) => Said | undefined;
  readonly additionalTypeText: (details: OrderDetails) => Said | undefined;
  /** Name of a dish, a size or an ingredient on the menu. */
  readonly nameOf: (key: OffKey) => Said | undefined;
  readonly say: (words: Translated) => Said | undefined;
  /** Names of the venue's own allergens on the menu, by code. */
  readonly ownAllergens: ReadonlyMap<string, string>;
}

const nothing = () => undefined;
const ReaderContext = createContext<ReaderTexts>({
  language: undefined,
  kitchenLanguage: undefined,
  lineNames: nothing,
  pickupText: nothing,
  zoneText: nothing,
  additionalTypeText: nothing,
  nameOf: nothing,
  say: nothing,
  ownAllergens: new Map(),
});

/** A venue's own allergens as the menu names them in the reader's language, by code. */
const ownAllergensOn = ({ menu }: MenuIndex): ReadonlyMap<string, string> =>
  new Map(
    menu.products.flatMap(({ allergens = [], mayContain }) =>
      [...allergens, ...mayContain].flatMap(({ code, name }): [string, string][] => (name ? [[code, name]] : [])),
    ),
  );

export const useReaderTexts = (): ReaderTexts => useContext(ReaderContext);

/** Name of an allergen in the reader's language; a venue's own that the menu does not name keeps the given name. */
export const useReaderAllergenName = (): ((allergen: Avoided) => string) => {
  const nameOf = useAllergenName();
  const { ownAllergens } = useReaderTexts();
  return ({ code, name }) => nameOf({ code, name: ownAllergens.get(code) ?? name });
};

/** Loads the open place's texts for all staff screens below. */
export const ReaderWordsProvider = ({ children }: { readonly children: ReactNode }) => {
  const { menus } = useTabl();
  const { place, index } = useMenu();
  const { language } = useLanguage();
  const isOnline = useIsOnline();
  const lineNames = useLineNames();
  // Staff screens request the other languages themselves, because no guest page is open to do so.
  useEffect(() => {
    if (isOnline) void menus.completeLanguages(place.slug);
  }, [menus, place.slug, isOnline]);
  const words = useMemo(
    (): ReaderTexts => ({
      language,
      kitchenLanguage: place.defaultLanguage,
      lineNames: lineNames,
      pickupText: (details) => pickupText(place, details, language),
      zoneText: ({ address }, at) => address && addressZone(place, address, at, language),
      additionalTypeText: (details) => additionalTypeText(place, details, language),
      nameOf: (key) => {
        const text = nameOfKey(index, key);
        return text === String(key) ? undefined : { text, language };
      },
      ownAllergens: ownAllergensOn(index),
      say: (translated) => sayIn(translated, language, place.defaultLanguage),
    }),
    [place, index, language, lineNames],
  );
  return <ReaderContext value={words}>{children}</ReaderContext>;
};
