import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Language } from '#domain/language/language.ts';
import { Button } from '#ui/form/button.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import { WaiterWords } from './waiter-words.tsx';

export interface WaiterSheetProps {
  /** The name of the category with the bell, in the venue's words; else "Call the waiter". */
  readonly title?: string | undefined;
  readonly titleLanguage?: Language | undefined;
  /** The guest is in a hotel room, where there is no waiter to wave to. */
  readonly room: boolean;
  /** The requests to choose from; without them the sheet says how to reach somebody. */
  readonly children?: ReactNode;
  readonly foot?: ReactNode;
  readonly onClose: () => void;
}

/** The sheet of the waiter's call. [S2.26, S2.54] It sends nothing yet, and says so. */
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
