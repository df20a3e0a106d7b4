import { Plural, Trans } from '@lingui/react/macro';
import { ButtonLink } from '#ui/form/button.tsx';
import { images } from '#ui/look/icons-later.ts';
import { Need } from '../tables/wait-notice.tsx';

/** The number of guests' pictures that wait for approval. */
export const NewPictures = ({ count, href }: { readonly count: number; readonly href: string }) => (
  <Need
    icon={images}
    testId="need-pictures"
    title={<Plural value={count} one="# picture waits for approval" other="# pictures wait for approval" />}
    action={
      <ButtonLink href={href} small>
        <Trans comment="a button that leads to the pictures of guests">Look at them</Trans>
      </ButtonLink>
    }
  />
);
