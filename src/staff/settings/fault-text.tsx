import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { LANGUAGE_NAMES } from '#domain/language/language.ts';
import type { SettingFault } from '#domain/owner/check-setting.ts';
import { datesName } from './dates-name.ts';
import { FieldFaultText } from './field-fault-text.tsx';
import { weekdayName } from './weekday-name.ts';

type HoursFault = Extract<SettingFault, { kind: 'hours' }>;

const HoursFaultText = ({ fault }: { readonly fault: HoursFault['fault'] }) => {
  switch (fault) {
    case 'unreadable':
      return <Trans>Enter both times.</Trans>;
    case 'no-length':
      return <Trans>It opens and closes at the same time.</Trans>;
    case 'ends-next-day':
      return <Trans>It would close late the next morning. Enter an end before 10:00.</Trans>;
    case 'overlap':
      return <Trans>It begins before the one before it has ended.</Trans>;
  }
};

/** Error of an entered value, and how to fix it. */
export const FaultText = ({ fault }: { readonly fault: SettingFault }) => {
  const { i18n } = useLingui();
  switch (fault.kind) {
    case 'choose':
      return <Trans>Choose one.</Trans>;
    case 'whole':
      return <Trans>Enter a whole number from 0 to {fault.most}.</Trans>;
    case 'longer':
      return <Plural value={fault.longest} one="No longer than # character." other="No longer than # characters." />;
    case 'colour':
      return <Trans>Enter a colour such as #b3202a.</Trans>;
    case 'link':
      return <Trans>Enter an address that begins with https://</Trans>;
    case 'email':
      return <Trans>Enter an e-mail address such as bar@example.com.</Trans>;
    case 'phone':
      return <Trans>Enter one phone number, such as +359 2 981 22 33.</Trans>;
    case 'date':
      return <Trans>Enter a day of the calendar.</Trans>;
    case 'rate':
      return <Trans>Enter a number above 0, such as 0.94.</Trans>;
    case 'code':
      return <Trans>Enter the three letters of a currency, such as CHF.</Trans>;
    case 'default-language':
      return <Trans>The language in which your menu is written must stay.</Trans>;
    case 'language-in-use':
      return <Trans>Something of your menu is still written in this language: {LANGUAGE_NAMES[fault.language]}.</Trans>;
    case 'station-in-use': {
      const { printer } = fault;
      return <Trans>The printer “{printer}” prints for a station that would be gone. Change the printer first.</Trans>;
    }
    case 'at':
      return <FieldFaultText {...fault} />;
    case 'words':
      return <Trans>Enter words in the language of your menu.</Trans>;
    case 'same-key':
      return <Trans>Two of them have the same name.</Trans>;
    case 'pair':
      return (
        <Trans>
          No second price can be worked out: choose another currency than {fault.own} first, and enter its rate.
        </Trans>
      );
    case 'dates':
      return (
        <>
          {datesName(fault.date, i18n.locale)}: <HoursFaultText fault={fault.fault} />
        </>
      );
    case 'never':
      return <Trans>Enter hours in which its dishes can be had.</Trans>;
    case 'hours-of-days':
      return <HoursFaultText fault={fault.fault} />;
    case 'hours':
      return (
        <>
          {weekdayName(fault.day, i18n.locale)}: <HoursFaultText fault={fault.fault} />
        </>
      );
  }
};
