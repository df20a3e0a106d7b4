import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Section } from './section.tsx';

const Soonest = () => (
  <p>
    <Trans>As soon as possible</Trans>
  </p>
);

/** The wanted time. `children`: the time choice, if the place offers one. */
export const WhenRow = ({ children }: { readonly children?: ReactNode }) => (
  <Section field="wantedAt" title={<Trans>When</Trans>}>
    {() => children ?? <Soonest />}
  </Section>
);
