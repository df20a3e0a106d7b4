import { sayIn, type Translated } from '#domain/language/translated.ts';
import { type NeedIcon, type NeedTimes, needsAt } from '#domain/service/service-offer.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { usePlacePages } from '#shared/place/use-place-pages.ts';
import { useSession } from '#shared/session/session-context.tsx';
import { useLanguage } from '#shared/tabl-context.tsx';
import { deviceMobile, wave } from '#ui/look/icons-later.ts';
import {
  alarm,
  baby,
  bathtub,
  bell,
  bread,
  broom,
  callBell,
  coffee,
  contactless,
  drop,
  forkKnife,
  money,
  napkin,
  snowflake,
  suitcase,
  taxi,
  towel,
  wallet,
} from '#ui/look/service-icons.ts';
import type { ChoiceTile } from './choice-tiles.tsx';

const NEED_PICTURES: Readonly<Record<NeedIcon, string>> = {
  wave,
  cutlery: forkKnife,
  water: drop,
  bread,
  napkin,
  child: baby,
  ice: snowflake,
  bell,
  towel,
  cleaning: broom,
  breakfast: coffee,
  taxi,
  bath: bathtub,
  alarm,
  luggage: suitcase,
  reception: callBell,
};
const PAY_PICTURES: Readonly<Record<string, string>> = { cash: money, card: contactless, phone: deviceMobile };

/** A need, with the times that guests can choose from. */
export interface NeedTile extends ChoiceTile {
  readonly when: NeedTimes | undefined;
}

/** The venue's table service in the guest's language; empty until its pages are loaded. */
export function useServiceOffer() {
  const { place } = useMenu();
  const { language } = useLanguage();
  const { session } = useSession();
  const pages = usePlacePages();
  const offer = typeof pages === 'object' ? pages.service : undefined;
  const say = (words: Translated) => sayIn(words, language, place.defaultLanguage);
  const tile = (key: string, words: Translated, icon: string): ChoiceTile => {
    const { text, language: said } = say(words);
    return { key, name: text, language: said, icon };
  };
  return {
    isKnown: offer !== undefined,
    coin: offer?.coin ?? 1,
    needs: needsAt(offer?.needs ?? [], session?.orderType === 'room' ? 'room' : 'table').map(
      ({ key, name, icon, when }): NeedTile => ({ ...tile(key, name, NEED_PICTURES[icon]), when }),
    ),
    payments: (offer?.payments ?? []).map(({ key, name }) => tile(key, name, PAY_PICTURES[key] ?? wallet)),
    questions: (offer?.questions ?? []).map(({ key, title, low, high, options }) => ({
      key,
      title: say(title),
      low: say(low),
      high: say(high),
      options: options.map(say),
    })),
  };
}
