import { LinkSignIn } from '#screens/staff/sign-in/link-sign-in.tsx';
import { NobodyHere } from '#screens/staff/sign-in/nobody-here.tsx';
import { useStaffHere } from '#state/staff/staff-context.tsx';
import { useStaffSignIn } from '#state/staff/use-staff-sign-in.ts';

/** What a link with a one-time secret leads to. */
export const LinkPage = ({ link, onDone }: { readonly link: string; readonly onDone: () => void }) => {
  const { byLink } = useStaffSignIn();
  const signIn = async () => {
    const problem = await byLink(link);
    if (!problem) onDone();
    return problem;
  };
  return <LinkSignIn onSignIn={signIn} />;
};

/** The way in where nobody is signed in. */
export const SignInPage = () => {
  const { wasTurnedAway } = useStaffHere();
  return <NobodyHere wasTurnedAway={wasTurnedAway} />;
};
