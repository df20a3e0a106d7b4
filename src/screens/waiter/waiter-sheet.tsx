import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Language } from '#domain/language/language.ts';
import { Button } from '#ui/form/button.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import { WaiterWords } from './waiter-words.tsx';

export interface WaiterSheetProps {
  /** The category that it was opened from, in the venue's words; else "Call the waiter". */
  readonly title?: string | undefined;
  readonly titleLanguage?: Language | undefined;
  /** The guest is in a hotel room: there is nobody to wave to. */
  readonly room: boolean;
  /** What a guest can ask for; without it the sheet says how to get somebody. */
  readonly children?: ReactNode;
  readonly foot?: ReactNode;
  readonly onClose: () => void;
}

/** What a guest wants of the waiter. [S2.26, S2.54] It sends nothing yet, and says so. */
export const WaiterSheet = ({ title, titleLanguage, room, children, foot, onClose }: WaiterSheetProps) => (
  <Sheet
    open
    onClose={onClose}
    title={title ?? <Trans>Call the waiter</Trans>}
    titleLanguage={title === undefined ? undefined : titleLanguage}
    foot={
      foot ?? (
        <Button look="ink" wide onClick={onClose}>
          <Trans>Back to the menu</Trans>
        </Button>
      )
    }
  >
    {children ?? <WaiterWords room={room} />}
  </Sheet>
);
