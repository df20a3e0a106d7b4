import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { parseMailLink } from '#contract/account/account-answers.ts';
import { useIsSharedDevice } from '#shared/device/use-shared-device.ts';
import { LoadingPart } from '#shared/frame/loading-part.tsx';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { MailLinkScreen } from './mail-link-screen.tsx';
import { SharedDeviceScreen } from './profile-screen.tsx';
import { useAccount } from './use-account.ts';
import { useAccountCatalog } from './use-account-catalog.ts';

/** The mail link in the fragment of the page's address; `undefined` when it is none. */
const readMailLink = (hash: string) => parseMailLink(hash);

/** The page of a link that was mailed to a customer. */
export const MailLinkPage = () => {
  const isSaid = useAccountCatalog();
  const isShared = useIsSharedDevice();
  const account = useAccount();
  const { place } = useMenu();
  const navigate = useNavigate();
  const hash = useRouterState({ select: ({ location }) => location.hash });
  // The link that the page was opened with; later changes of the address are ignored.
  const [link] = useState(() => readMailLink(hash));
  if (!isSaid) return <LoadingPart />;
  if (isShared && (link?.kind === 'sign-in' || link?.kind === 'reset'))
    return <SharedDeviceScreen homeHref={`/${place.slug}`} />;
  return (
    <MailLinkScreen
      kind={link?.kind}
      profileHref={`/${place.slug}/profile`}
      onUse={(newPassword) =>
        link ? account.openLink(link, newPassword) : Promise.resolve({ ok: false, error: { kind: 'refused' } })
      }
      onSignedIn={() =>
        void navigate({ to: '/$place/profile/$', params: { place: place.slug, _splat: '' }, replace: true })
      }
    />
  );
};
