import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { MailLinkScreen } from '#screens/account/mail-link-screen.tsx';
import { SharedDeviceScreen } from '#screens/account/profile-screen.tsx';
import { OnItsWay } from '#screens/notices/on-its-way.tsx';
import { readMailLink } from '#state/account/read-mail-link.ts';
import { useAccount } from '#state/account/use-account.ts';
import { useAccountWords } from '#state/account/use-account-words.ts';
import { useIsHouseDevice } from '#state/device/use-house-device.ts';
import { useMenu } from '#state/menu/menu-context.tsx';

/** The page of a link that was mailed to a customer. */
export const MailLinkPage = () => {
  const isSaid = useAccountWords();
  const isHouses = useIsHouseDevice();
  const account = useAccount();
  const { place } = useMenu();
  const navigate = useNavigate();
  const hash = useRouterState({ select: ({ location }) => location.hash });
  // What stands in the address when the page opens is what was pressed.
  const [link] = useState(() => readMailLink(hash));
  if (!isSaid) return <OnItsWay />;
  if (isHouses && (link?.kind === 'sign-in' || link?.kind === 'reset'))
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
