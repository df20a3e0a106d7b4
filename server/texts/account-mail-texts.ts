// Texts of account mails by language. Contain no text of the customer.
import type { AccountMailKind, LinkKind } from '#domain/account/account-mail.ts';
import type { Language } from '#domain/language/language.ts';

interface Words {
  readonly subject: (place: string) => string;
  /** The link follows this text. */
  readonly text: (place: string) => string;
}

type AccountMailText = Readonly<Record<AccountMailKind, Words>> & {
  readonly notYou: string;
  readonly why: (place: string) => string;
  /** Buttons of the mail's link. `profile`: opens the sign-in. */
  readonly buttons: Readonly<Record<LinkKind | 'profile', string>>;
};

export const ACCOUNT_MAIL_WORDS: Readonly<Record<Language, AccountMailText>> = {
  bg: {
    verify: {
      subject: (place) => `Потвърдете имейла си за „${place}“`,
      text: (place) => `Добре дошли в „${place}“. С тази препратка потвърждавате, че имейлът е ваш. Важи седем дни:`,
    },
    'sign-in': {
      subject: (place) => `Вашето влизане в „${place}“`,
      text: (place) => `С тази препратка влизате в профила си в „${place}“. Важи веднъж, 15 минути:`,
    },
    reset: {
      subject: (place) => `Нова парола за „${place}“`,
      text: (place) => `С тази препратка избирате нова парола за „${place}“. Важи веднъж, 30 минути:`,
    },
    email: {
      subject: (place) => `Новият ви имейл за „${place}“`,
      text: (place) => `С тази препратка този адрес става имейлът на профила ви в „${place}“. Важи един ден:`,
    },
    taken: {
      subject: (place) => `Вече имате профил в „${place}“`,
      text: (place) =>
        `Някой поиска да регистрира този имейл в „${place}“. С него вече има профил; влезте или поискайте нова парола тук:`,
    },
    moved: {
      subject: (place) => `Имейлът на профила ви в „${place}“ е сменен`,
      text: (place) => `Профилът ви в „${place}“ вече е с друг имейл. Този адрес не го отваря повече.`,
    },
    password: {
      subject: (place) => `Паролата ви за „${place}“ е сменена`,
      text: (place) =>
        `Паролата на профила ви в „${place}“ е сменена. Ако не сте я сменили вие, изберете нова тук с „Забравих паролата“:`,
    },
    notYou: 'Ако не сте били вие, не правете нищо: без препратката нищо не се променя.',
    why: (place) => `Получавате това писмо, защото адресът беше даден за профил в „${place}“.`,
    buttons: {
      verify: 'Потвърдете имейла',
      'sign-in': 'Влезте',
      reset: 'Изберете нова парола',
      email: 'Потвърдете имейла',
      profile: 'Към профила',
    },
  },
  en: {
    verify: {
      subject: (place) => `Confirm your e-mail for ${place}`,
      text: (place) => `Welcome to ${place}. This link confirms that the address is yours. It works for seven days:`,
    },
    'sign-in': {
      subject: (place) => `Signing in at ${place}`,
      text: (place) => `This link signs you in at ${place}. It works once, for 15 minutes:`,
    },
    reset: {
      subject: (place) => `A new password for ${place}`,
      text: (place) => `By this link you choose a new password for ${place}. It works once, for 30 minutes:`,
    },
    email: {
      subject: (place) => `Your new e-mail for ${place}`,
      text: (place) => `This link makes this address the one of your profile at ${place}. It works for one day:`,
    },
    taken: {
      subject: (place) => `You already have a profile at ${place}`,
      text: (place) =>
        `Somebody asked to register this address at ${place}. It has a profile already; sign in, or ask for a new password, here:`,
    },
    moved: {
      subject: (place) => `The e-mail of your profile at ${place} was changed`,
      text: (place) => `Your profile at ${place} has another e-mail now. This address opens it no more.`,
    },
    password: {
      subject: (place) => `Your password for ${place} was changed`,
      text: (place) =>
        `The password of your profile at ${place} was changed. If this was not you, choose a new one here by “I forgot the password”:`,
    },
    notYou: 'If this was not you, do nothing: without the link nothing changes.',
    why: (place) => `You receive this because the address was given for a profile at ${place}.`,
    buttons: {
      verify: 'Confirm the e-mail',
      'sign-in': 'Sign in',
      reset: 'Choose a new password',
      email: 'Confirm the e-mail',
      profile: 'Open the profile',
    },
  },
  es: {
    verify: {
      subject: (place) => `Confirme su correo para ${place}`,
      text: (place) => `Bienvenido a ${place}. Este enlace confirma que la dirección es suya. Funciona siete días:`,
    },
    'sign-in': {
      subject: (place) => `Su entrada en ${place}`,
      text: (place) => `Con este enlace entra en su perfil de ${place}. Funciona una vez, durante 15 minutos:`,
    },
    reset: {
      subject: (place) => `Una contraseña nueva para ${place}`,
      text: (place) =>
        `Con este enlace elige una contraseña nueva para ${place}. Funciona una vez, durante 30 minutos:`,
    },
    email: {
      subject: (place) => `Su nuevo correo para ${place}`,
      text: (place) => `Con este enlace, esta dirección pasa a ser la de su perfil en ${place}. Funciona un día:`,
    },
    taken: {
      subject: (place) => `Ya tiene un perfil en ${place}`,
      text: (place) =>
        `Alguien ha pedido registrar esta dirección en ${place}. Ya tiene un perfil; entre o pida una contraseña nueva aquí:`,
    },
    moved: {
      subject: (place) => `El correo de su perfil en ${place} ha cambiado`,
      text: (place) => `Su perfil en ${place} tiene ahora otro correo. Esta dirección ya no lo abre.`,
    },
    password: {
      subject: (place) => `Su contraseña para ${place} ha cambiado`,
      text: (place) =>
        `La contraseña de su perfil en ${place} ha cambiado. Si no ha sido usted, elija una nueva aquí con «He olvidado la contraseña»:`,
    },
    notYou: 'Si no ha sido usted, no haga nada: sin el enlace no cambia nada.',
    why: (place) => `Recibe este correo porque la dirección se indicó para un perfil en ${place}.`,
    buttons: {
      verify: 'Confirmar el correo',
      'sign-in': 'Entrar',
      reset: 'Elegir una contraseña nueva',
      email: 'Confirmar el correo',
      profile: 'Abrir el perfil',
    },
  },
  de: {
    verify: {
      subject: (place) => `Bestätigen Sie Ihre E-Mail-Adresse für ${place}`,
      text: (place) =>
        `Willkommen bei ${place}. Dieser Link bestätigt, dass die Adresse Ihnen gehört. Er gilt sieben Tage:`,
    },
    'sign-in': {
      subject: (place) => `Ihre Anmeldung bei ${place}`,
      text: (place) => `Mit diesem Link melden Sie sich bei ${place} an. Er gilt einmal, 15 Minuten lang:`,
    },
    reset: {
      subject: (place) => `Ein neues Passwort für ${place}`,
      text: (place) => `Mit diesem Link wählen Sie ein neues Passwort für ${place}. Er gilt einmal, 30 Minuten lang:`,
    },
    email: {
      subject: (place) => `Ihre neue E-Mail-Adresse für ${place}`,
      text: (place) => `Mit diesem Link gehört diese Adresse zu Ihrem Profil bei ${place}. Er gilt einen Tag:`,
    },
    taken: {
      subject: (place) => `Sie haben bereits ein Profil bei ${place}`,
      text: (place) =>
        `Jemand wollte diese Adresse bei ${place} registrieren. Sie hat bereits ein Profil; melden Sie sich hier an oder verlangen Sie ein neues Passwort:`,
    },
    moved: {
      subject: (place) => `Die E-Mail-Adresse Ihres Profils bei ${place} wurde geändert`,
      text: (place) => `Ihr Profil bei ${place} hat jetzt eine andere E-Mail-Adresse. Diese öffnet es nicht mehr.`,
    },
    password: {
      subject: (place) => `Ihr Passwort für ${place} wurde geändert`,
      text: (place) =>
        `Das Passwort Ihres Profils bei ${place} wurde geändert. Wenn Sie das nicht waren, wählen Sie hier mit „Ich habe das Passwort vergessen“ ein neues:`,
    },
    notYou: 'Wenn Sie das nicht waren, tun Sie nichts: Ohne den Link ändert sich nichts.',
    why: (place) => `Sie erhalten diese Nachricht, weil die Adresse für ein Profil bei ${place} angegeben wurde.`,
    buttons: {
      verify: 'E-Mail-Adresse bestätigen',
      'sign-in': 'Anmelden',
      reset: 'Neues Passwort wählen',
      email: 'E-Mail-Adresse bestätigen',
      profile: 'Zum Profil',
    },
  },
  'fr-CH': {
    verify: {
      subject: (place) => `Confirmez votre adresse pour ${place}`,
      text: (place) =>
        `Bienvenue chez ${place}. Ce lien confirme que l’adresse est à vous. Il est valable sept jours\u202f:`,
    },
    'sign-in': {
      subject: (place) => `Votre connexion chez ${place}`,
      text: (place) => `Ce lien vous connecte chez ${place}. Il est valable une fois, pendant 15 minutes\u202f:`,
    },
    reset: {
      subject: (place) => `Un nouveau mot de passe pour ${place}`,
      text: (place) =>
        `Avec ce lien, vous choisissez un nouveau mot de passe pour ${place}. Il est valable une fois, pendant 30 minutes\u202f:`,
    },
    email: {
      subject: (place) => `Votre nouvelle adresse pour ${place}`,
      text: (place) =>
        `Avec ce lien, cette adresse devient celle de votre profil chez ${place}. Il est valable un jour\u202f:`,
    },
    taken: {
      subject: (place) => `Vous avez déjà un profil chez ${place}`,
      text: (place) =>
        `Quelqu’un a voulu inscrire cette adresse chez ${place}. Elle a déjà un profil\u202f; connectez-vous ou demandez un nouveau mot de passe ici\u202f:`,
    },
    moved: {
      subject: (place) => `L’adresse de votre profil chez ${place} a changé`,
      text: (place) => `Votre profil chez ${place} a maintenant une autre adresse. Celle-ci ne l’ouvre plus.`,
    },
    password: {
      subject: (place) => `Votre mot de passe pour ${place} a changé`,
      text: (place) =>
        `Le mot de passe de votre profil chez ${place} a changé. Si ce n’était pas vous, choisissez-en un nouveau ici avec «\u202fJ’ai oublié le mot de passe\u202f»\u202f:`,
    },
    notYou: 'Si ce n’était pas vous, ne faites rien\u202f: sans le lien, rien ne change.',
    why: (place) => `Vous recevez ce message parce que l’adresse a été indiquée pour un profil chez ${place}.`,
    buttons: {
      verify: 'Confirmer l’adresse',
      'sign-in': 'Se connecter',
      reset: 'Choisir un nouveau mot de passe',
      email: 'Confirmer l’adresse',
      profile: 'Ouvrir le profil',
    },
  },
};
