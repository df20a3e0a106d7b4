// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AccountFailure, OwnProfile } from '#domain/account/profile.ts';
import { EditSheet } from '#guest/account/edit-sheet.tsx';
import { MailLinkScreen } from '#guest/account/mail-link-screen.tsx';
import { MailSentScreen } from '#guest/account/mail-sent-screen.tsx';
import { ProfileScreen, type ProfileScreenProps } from '#guest/account/profile-screen.tsx';
import { RegisterSheet } from '#guest/account/register-sheet.tsx';
import { SignInSheet } from '#guest/account/sign-in-sheet.tsx';
import type { Done } from '#guest/account/use-account.ts';
import { renderScreen, said, words } from '../../support/render-screen.tsx';

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const nothing = () => undefined;
const refusing = (error: AccountFailure) => vi.fn(async () => ({ ok: false, error }) as const);

const showSignIn = (onSignIn = refusing({ kind: 'refused' })) => {
  renderScreen(
    <SignInSheet onSignIn={onSignIn} onRegister={nothing} onForgot={nothing} onMail={nothing} onClose={nothing} />,
  );
  return onSignIn;
};
const typeAndSend = async () => {
  await userEvent.type(screen.getByLabelText('Email'), 'elena@abv.bg');
  await userEvent.type(screen.getByLabelText('Password'), 'not this one');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
};

test.each([
  [{ kind: 'refused' }, 'Invalid login data'],
  [{ kind: 'unanswered' }, 'No answer came: we do not know whether it arrived. What you have typed stays; try again.'],
  [{ kind: 'offline' }, 'There is no network now. Nothing was sent; what you have typed stays.'],
  [{ kind: 'wait', seconds: 30 }, 'Too many at once. Try again in 30 seconds.'],
  [{ kind: 'wait', seconds: 299 }, 'Too many tries. Try again in 5 minutes.'],
  [{ kind: 'wait', seconds: undefined }, 'Too many at once. Try again in a moment.'],
  [{ kind: 'other' }, 'Error. Please try again'],
] as const)(
  'sign-in: the failure %o shows its message and keeps the typed values [S8.20]',
  async (failure, sentence) => {
    showSignIn(refusing(failure));
    await typeAndSend();
    expect(said()).toBe(sentence);
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('elena@abv.bg');
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('not this one');
  },
);

test('sign-in form: an empty submit sends nothing, marks each field and focuses the first', async () => {
  const onSignIn = showSignIn();
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(
    screen
      .getAllByRole('alert')
      .map((one) => words(one))
      .filter(Boolean),
  ).toEqual(['This field is required', 'This field is required']);
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  expect(onSignIn).not.toHaveBeenCalled();
});

test('sign-in form: a double press sends one request', async () => {
  let end = nothing;
  const onSignIn = vi.fn(
    () =>
      new Promise<{ ok: true; value: undefined }>((done) => {
        end = () => void done({ ok: true, value: undefined });
      }),
  );
  renderScreen(
    <SignInSheet onSignIn={onSignIn} onRegister={nothing} onForgot={nothing} onMail={nothing} onClose={nothing} />,
  );
  await typeAndSend();
  await userEvent.click(screen.getByRole('button', { name: 'One moment…' }));
  end();
  expect(onSignIn).toHaveBeenCalledTimes(1);
});

test('registration: consents are separate and unticked, and server errors stand beside their fields', async () => {
  const onRegister = refusing({ kind: 'faults', faults: { email: 'wrong' } });
  renderScreen(<RegisterSheet onRegister={onRegister} onSignIn={nothing} onDone={nothing} onClose={nothing} />);
  for (const box of screen.getAllByRole('checkbox')) expect(box.getAttribute('aria-checked')).toBe('false');
  await userEvent.type(screen.getByLabelText('First name'), 'محمد');
  await userEvent.type(screen.getByLabelText('Email'), 'elena@abv.bg');
  await userEvent.type(screen.getByLabelText('Password'), 'лятна градина');
  await userEvent.click(screen.getByRole('button', { name: 'Create the profile' }));
  expect(onRegister).toHaveBeenCalledWith(
    expect.objectContaining({ consents: { mail: false, profiling: false }, password: 'лятна градина' }),
  );
  expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
});

const FAULTY = [
  ['', 'This field is required'],
  ['1234567', 'At least 8 characters'],
  ['я'.repeat(129), 'At most 128 characters'],
] as const;

/** Types each faulty password, presses the button, and expects the message at the field and no request. */
const expectPasswordJudged = async (label: string, button: string, onSend: () => void, optional = false) => {
  const field = screen.getByLabelText(label);
  for (const [typed, said] of optional ? FAULTY.slice(1) : FAULTY) {
    await userEvent.clear(field);
    if (typed) await userEvent.paste(typed);
    await userEvent.click(screen.getByRole('button', { name: button }));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.closest('form')?.textContent).toContain(said);
  }
  expect(onSend).not.toHaveBeenCalled();
};

test('registration: names a wrong email address and a password that is missing, too short or too long, and sends nothing [S5.11]', async () => {
  const onRegister = refusing({ kind: 'other' });
  renderScreen(<RegisterSheet onRegister={onRegister} onSignIn={nothing} onDone={nothing} onClose={nothing} />);
  await userEvent.type(screen.getByLabelText('First name'), 'Elena');
  await userEvent.type(screen.getByLabelText('Email'), 'elena@');
  await expectPasswordJudged('Password', 'Create the profile', onRegister);
  expect(screen.getByText('Enter a valid email address')).toBeDefined();
});

test('password: a new password is validated in the profile and on the page of a mailed link too', async () => {
  const onEdit = refusing({ kind: 'other' });
  const { unmount } = renderScreen(<EditSheet profile={ELENA} onEdit={onEdit} onDone={nothing} onClose={nothing} />);
  await expectPasswordJudged('New password (optional)', 'Save', onEdit, true);
  unmount();
  const onUse = refusing({ kind: 'other' });
  renderScreen(<MailLinkScreen kind="reset" profileHref="/neven/profile" onUse={onUse} onSignedIn={nothing} />);
  await expectPasswordJudged('New password', 'Save and sign in', onUse);
});

const ELENA: OwnProfile = {
  form: { firstName: 'Elena', lastName: '', email: 'elena@abv.bg', phone: '', address: '' },
  consents: { mail: true, profiling: false },
  isVerified: false,
  hasPassword: true,
  newEmail: undefined,
};

test('profile: changing the email address or password asks for the current password, changing the name does not', async () => {
  const onEdit = vi.fn(async () => ({ ok: true, value: undefined }) as const);
  const onDone = vi.fn();
  renderScreen(<EditSheet profile={ELENA} onEdit={onEdit} onDone={onDone} onClose={nothing} />);
  expect(screen.queryByLabelText('Present password')).toBeNull();
  await userEvent.type(screen.getByLabelText('New password (optional)'), 'зимна градина');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onEdit).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Present password').getAttribute('aria-invalid')).toBe('true');
  await userEvent.clear(screen.getByLabelText('New password (optional)'));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onEdit).toHaveBeenCalledTimes(1);
  expect(onDone).toHaveBeenLastCalledWith('saved');
  await userEvent.type(screen.getByLabelText('New password (optional)'), 'зимна градина');
  await userEvent.type(screen.getByLabelText('Present password'), 'лятна градина');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onDone).toHaveBeenLastCalledWith('password');
});

test('profile: a failed save says so, keeps the typed values and shows server errors beside their fields [S7.30, S8.21]', async () => {
  const onEdit = vi
    .fn<(of: unknown) => Promise<{ ok: false; error: AccountFailure }>>()
    .mockResolvedValueOnce({ ok: false, error: { kind: 'other' } })
    .mockResolvedValueOnce({ ok: false, error: { kind: 'faults', faults: { phone: 'wrong' } } });
  renderScreen(<EditSheet profile={ELENA} onEdit={onEdit} onDone={nothing} onClose={nothing} />);
  await userEvent.type(screen.getByLabelText('Last name (optional)'), 'Petrova');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(said()).toBe('Error. Please try again');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Enter a valid phone number')).toBeDefined();
  expect(screen.getByLabelText('Phone (optional)').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText<HTMLInputElement>('Last name (optional)').value).toBe('Petrova');
});

const showProfile = (over: Partial<ProfileScreenProps> = {}) =>
  renderScreen(
    <ProfileScreen
      firstName="Elena"
      email="elena@abv.bg"
      profile={ELENA}
      mail="sent"
      said={undefined}
      ordersHref="/neven/profile/orders"
      problem={undefined}
      onEdit={nothing}
      onProof={nothing}
      onTakeData={nothing}
      onDelete={nothing}
      onSignOut={nothing}
      {...over}
    />,
  );

test('profile: links to the orders, the details, the data export, the deletion and the sign-out [S2.13]', () => {
  showProfile();
  expect(screen.getByRole('heading', { name: 'Elena' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'My orders' }).getAttribute('href')).toBe('/neven/profile/orders');
  for (const name of ['Your details', 'Take my data along (a file)', 'Delete the profile', 'Sign out'])
    expect(screen.getByRole('button', { name })).toBeDefined();
});

test('profile: when it cannot be loaded, the page says so and shows no link that needs the network', () => {
  showProfile({ profile: 'unheard' });
  expect(said()).toContain('Your profile cannot be loaded now');
  expect(screen.queryByRole('button', { name: 'Your details' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeDefined();
});

test.each([
  ['signed_in', 'You are signed in'],
  ['saved', 'Your profile is updated'],
  ['password', 'Your password is changed'],
] as const)('profile: the event "%s" is confirmed [S8.32]', (word, sentence) => {
  showProfile({ said: word, profile: { ...ELENA, isVerified: true } });
  expect(said()).toContain(sentence);
});

const renderMailed = (kind: 'reset' | 'sign-in', over: Partial<ComponentProps<typeof MailSentScreen>> = {}) =>
  renderScreen(
    <MailSentScreen
      {...{ mail: 'sent', mailed: { kind, email: 'elena@abv.bg' }, onAgain: refusing({ kind: 'other' }) }}
      onSignIn={nothing}
      {...over}
    />,
  );

test('sign-in by mail: says where the link was sent and how long it works, and sends it again', async () => {
  const onAgain = vi
    .fn<() => Promise<Done>>()
    .mockResolvedValueOnce({ ok: true, value: undefined })
    .mockResolvedValueOnce({ ok: false, error: { kind: 'wait', seconds: 600 } });
  renderMailed('sign-in', { onAgain });
  expect(words(screen.getByTestId('mail-sent'))).toContain(
    'If elena@abv.bg has a profile, a link for signing in was sent there. The link works once, for 15 minutes.',
  );
  const again = () => userEvent.click(screen.getByRole('button', { name: 'Send again' }));
  await again();
  expect(said()).toContain('Sent again');
  await again();
  expect(said()).toContain('Too many tries. Try again in 10 minutes.');
  expect(said()).not.toContain('Sent again');
});

test('password reset: the answer never reveals whether a profile exists, and says where a demo server puts the mail [S8.31]', () => {
  renderMailed('reset', { mail: 'folder' });
  expect(words(screen.getByTestId('mail-sent'))).toContain(
    'If a profile with that email exists, you will receive instructions. The link works once, for 30 minutes.',
  );
  expect(said()).toContain('This is a demo: the mail is a file in the folder');
});

test('profile: asks for the confirmation of the address only where a mail can bring the link', () => {
  showProfile({ mail: 'sent' }).unmount();
  const { unmount } = showProfile({ mail: 'folder' });
  expect(said()).toContain('This is a demo: the mail is a file in the folder');
  expect(screen.getByRole('button', { name: 'Send the link again' })).toBeDefined();
  unmount();
  showProfile({ mail: 'none' });
  expect(screen.queryByText('Confirm your email')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Send the link again' })).toBeNull();
});

test('sign-in: without mails of the server, no button needs one', () => {
  renderScreen(<SignInSheet onSignIn={refusing({ kind: 'refused' })} onRegister={nothing} onClose={nothing} />);
  expect(screen.queryByRole('button', { name: 'Sign in by a link in a mail' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'I forgot the password' })).toBeNull();
  expect(screen.getByRole('button', { name: 'I am new here' })).toBeDefined();
});

test('profile: the email address cannot be changed where no mail can confirm the new one', () => {
  const of = { profile: ELENA, onEdit: refusing({ kind: 'other' }), onDone: nothing, onClose: nothing };
  renderScreen(<EditSheet {...of} canMove={false} />);
  expect(screen.getByLabelText('First name')).toBeDefined();
  expect(screen.queryByLabelText('Email')).toBeNull();
});

test('sign-in: after a registration of a taken address, keeps the address and asks for its own password', () => {
  const typed = { email: 'elena@abv.bg', password: 'лятна градина' };
  const of = { typed, onSignIn: refusing({ kind: 'refused' }), onRegister: nothing, onClose: nothing };
  const { unmount } = renderScreen(<SignInSheet {...of} registered="taken" />);
  expect(screen.getByText('There is a profile with this email already: sign in with its own password.')).toBeDefined();
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name).value;
  expect([field('Email'), field('Password')]).toEqual(['elena@abv.bg', '']);
  unmount();
  renderScreen(<SignInSheet {...of} registered="ready" />);
  expect(screen.getByText('Your profile is ready: tap “Sign in” once more.')).toBeDefined();
  expect(field('Password')).toBe('лятна градина');
});

test('registration: folds the optional fields, and names what is in them', () => {
  const of = (phone: string) => (
    <RegisterSheet
      guest={{ name: 'Elena', phone }}
      onRegister={refusing({ kind: 'other' })}
      {...{ onSignIn: nothing, onDone: nothing, onClose: nothing }}
    />
  );
  const fold = () => screen.getByLabelText('Address (optional)').closest('details');
  const { unmount } = renderScreen(of(''));
  expect(fold()?.open).toBe(false);
  expect(screen.getByLabelText('Password').compareDocumentPosition(fold() as Node)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  unmount();
  renderScreen(of('+359888123456'));
  expect(fold()?.open).toBe(false);
  expect(words(fold()?.querySelector('summary') as HTMLElement)).toContain('+359888123456');
});

test('registration: is prefilled with the name and number of a booking, and hands on what was typed', async () => {
  const onDone = vi.fn();
  renderScreen(
    <RegisterSheet
      guest={{ name: 'Elena Maria Petrova', phone: '+359888123456' }}
      onRegister={async () => ({ ok: true, value: 'signed_in' })}
      onSignIn={nothing}
      onDone={onDone}
      onClose={nothing}
    />,
  );
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name).value;
  expect([field('First name'), field('Last name (optional)')]).toEqual(['Elena', 'Maria Petrova']);
  expect(field('Phone (optional)')).toBe('+359888123456');
  await userEvent.type(screen.getByLabelText('Email'), ' elena@abv.bg');
  await userEvent.type(screen.getByLabelText('Password'), 'лятна градина');
  await userEvent.click(screen.getByRole('button', { name: 'Create the profile' }));
  const typed = { email: 'elena@abv.bg', password: 'лятна градина' };
  expect(onDone).toHaveBeenCalledExactlyOnceWith(typed, 'signed_in');
});

test('mailed link: only the page’s button uses the link up, and a dead link leads to the profile', async () => {
  const onUse = refusing({ kind: 'refused' });
  renderScreen(<MailLinkScreen kind="sign-in" profileHref="/neven/profile" onUse={onUse} onSignedIn={nothing} />);
  expect(onUse).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(onUse).toHaveBeenCalledTimes(1);
  expect(said()).toContain('This link does not work any more');
  expect(screen.getByRole('link', { name: 'To the profile' }).getAttribute('href')).toBe('/neven/profile');
  expect(said()).not.toContain('If you have just');
});

test.each([
  ['verify', 'Confirm', 'If you have just confirmed, it may be done already: look in your profile.'],
  ['reset', 'Save and sign in', 'If you have just saved a new password, try to sign in with it first.'],
] as const)(
  'mailed link: a used %s link says that this guest may have used it a moment ago',
  async (kind, button, text) => {
    const onUse = refusing({ kind: 'refused' });
    renderScreen(<MailLinkScreen kind={kind} profileHref="/neven/profile" onUse={onUse} onSignedIn={nothing} />);
    if (kind === 'reset') await userEvent.type(screen.getByLabelText('New password'), 'лятна градина');
    await userEvent.click(screen.getByRole('button', { name: button }));
    expect(said()).toContain(text);
  },
);

test.each(['verify', 'email'] as const)(
  'mailed link: the title of a %s link says once that the email is confirmed, when it is',
  async (kind) => {
    const onUse = vi.fn(async () => ({ ok: true, value: undefined }) as const);
    renderScreen(<MailLinkScreen kind={kind} profileHref="/neven/profile" onUse={onUse} onSignedIn={nothing} />);
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(words(screen.getByRole('heading', { level: 1 }))).toBe('Your email is confirmed');
    expect(words(screen.getByTestId('mail-link'))).toBe('Your email is confirmedTo the profile');
  },
);
