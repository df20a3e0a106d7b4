import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#ui/form/button.tsx';
import { VisuallyHidden } from '#ui/words/visually-hidden.tsx';

/** Where a notice leads its reader. */
export interface NoticeDoors {
  readonly kitchen: string;
  /** `undefined`: the reader may not open the devices. */
  readonly devices: string | undefined;
  /** The reader has seen the matter of this key, so this device shows it again only when it begins anew. */
  readonly onRead: (key: string) => void;
}

/** The page where a matter is settled, and "Got it". `name`: what it is about, for a screen reader. */
export const NoticeActions = (props: {
  readonly href: string | undefined;
  readonly page: ReactNode;
  readonly name: string;
  readonly onRead: () => void;
}) => (
  <>
    {props.href !== undefined && (
      <ButtonLink href={props.href} look="ink" small data-testid="notice-door">
        {props.page}
      </ButtonLink>
    )}
    <Button small onClick={props.onRead} data-testid="notice-read">
      <Trans comment="a button under something that was read">Got it</Trans>
      <VisuallyHidden>
        : <bdi>{props.name}</bdi>
      </VisuallyHidden>
    </Button>
  </>
);
