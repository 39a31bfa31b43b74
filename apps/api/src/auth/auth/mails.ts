import { AUTH_MESSAGES, BLOCKED_ACCOUNT } from '@tuerca/contracts/auth/auth/messages';
import { MOVED_ADDRESS, REUSED_SESSION } from '@tuerca/contracts/auth/auth/security-messages';
import { sentence } from '@tuerca/contracts/kernel/sentence';
import { formatFechaHora } from '@tuerca/contracts/venezuela/caracas';
import { greeting, layout } from '../../platform/mail/layout';
import type { Mail } from '../../platform/mail/mail.service';

interface Recipient {
  nombre: string;
  email: string;
  emailVerificado: boolean;
}

/** 'Confirm your address', sent after registration. */
export function verifyMail(email: string, link: string): Mail {
  return layout(
    email,
    'Confirma tu correo en Tuerca',
    ['Hola:', 'Gracias por registrarte en Tuerca. Confirma tu correo para recibir el estado de tus pedidos.'],
    { texto: 'Confirmar mi correo', enlace: link },
    AUTH_MESSAGES.verificationLinkExpires,
  );
}

/** 'Somebody tried to register with your address', so that a person who forgot her account finds it, and others learn nothing. */
export function registeredMail(account: Recipient, link: string): Mail {
  return layout(
    account.email,
    'Ya tienes una cuenta en Tuerca',
    [
      greeting(account),
      'Alguien intentó registrarse en Tuerca con este correo, que ya tiene una cuenta. No cambiamos nada en ella.',
      'Si fuiste tú, inicia sesión con la contraseña que ya tenías. Si no la recuerdas, elige otra con «¿Olvidaste tu contraseña?».',
    ],
    { texto: 'Iniciar sesión', enlace: link },
    'Si no fuiste tú, ignora este correo.',
  );
}

/** 'Choose a new password'. */
export function resetMail(account: Recipient, link: string): Mail {
  return layout(
    account.email,
    AUTH_MESSAGES.choosePassword,
    [greeting(account), 'Recibimos una solicitud para cambiar tu contraseña de Tuerca.'],
    { texto: 'Elegir nueva contraseña', enlace: link },
    `${AUTH_MESSAGES.resetLinkExpires} y sirve una sola vez. Si no fuiste tú, ignora este correo: tu contraseña sigue igual.`,
  );
}

/** 'Your account is blocked', to who asked for a link to choose a new password. */
export function blockedMail(account: Recipient): Mail {
  return layout(
    account.email,
    BLOCKED_ACCOUNT.title,
    [
      greeting(account),
      `Recibimos una solicitud para cambiar tu contraseña de Tuerca. ${BLOCKED_ACCOUNT.happened}`,
      BLOCKED_ACCOUNT.next,
    ],
    undefined,
    'Si no pediste el cambio, ignora este correo.',
  );
}

/** 'Choose the password of your administrator's account', asked for at the console of the installation. */
export function administratorMail(email: string, link: string): Mail {
  return layout(
    email,
    'Tu cuenta de administrador en Tuerca',
    [
      'Hola:',
      'Quien instala Tuerca pidió para este correo una cuenta de administrador. Elige la contraseña con la que vas a entrar.',
    ],
    { texto: 'Elegir mi contraseña', enlace: link },
    `${AUTH_MESSAGES.resetLinkExpires} y sirve una sola vez. Si no lo esperabas, no lo abras y avisa a quien instala Tuerca.`,
  );
}

/** 'Your password was changed', so that its owner learns of it when it was not she. */
export function changedMail(account: Recipient, link: string): Mail {
  return layout(
    account.email,
    'Tu contraseña cambió',
    [greeting(account), 'La contraseña de tu cuenta de Tuerca acaba de cambiar.'],
    { texto: 'No fui yo: recuperar mi cuenta', enlace: link },
    'Si fuiste tú, no tienes que hacer nada.',
  );
}

/** 'Two-step verification is on / off', so that its owner learns of it when it was not she. */
export function factorMail(
  account: Recipient,
  { activo, porAdmin }: { activo: boolean; porAdmin: boolean },
  link: string,
): Mail {
  const what = activo
    ? 'Activaste la verificación en dos pasos. Desde ahora, al iniciar sesión te pediremos también un código de tu aplicación.'
    : porAdmin
      ? 'Un administrador de Tuerca quitó la verificación en dos pasos de tu cuenta. Desde ahora inicias sesión solo con tu contraseña.'
      : 'Desactivaste la verificación en dos pasos. Desde ahora inicias sesión solo con tu contraseña.';
  return layout(
    account.email,
    activo ? AUTH_MESSAGES.factorOn : AUTH_MESSAGES.factorOff,
    [greeting(account), what],
    { texto: 'No fui yo: recuperar mi cuenta', enlace: link },
    porAdmin ? 'Si no lo pediste, cambia tu contraseña y escríbenos.' : 'Si fuiste tú, no tienes que hacer nada.',
  );
}

/** 'Somebody signed in from a new device'. */
export function deviceMail(
  account: Recipient,
  { dispositivo, fecha }: { dispositivo: string; fecha: Date },
  link: string,
): Mail {
  return layout(
    account.email,
    AUTH_MESSAGES.newDevice,
    [
      greeting(account),
      sentence(
        `Alguien inició sesión en tu cuenta de Tuerca desde un dispositivo nuevo: ${dispositivo}, el ${formatFechaHora(fecha)}.`,
      ),
    ],
    { texto: 'No fui yo: recuperar mi cuenta', enlace: link },
    'Si fuiste tú, no tienes que hacer nada. En tu perfil puedes ver y cerrar tus sesiones.',
  );
}

/** 'A session of yours ended, since an old refresh token of it came back'. */
export function reusedMail(account: Recipient, dispositivo: string, link: string): Mail {
  return layout(
    account.email,
    REUSED_SESSION.title,
    [greeting(account), REUSED_SESSION.happened(dispositivo)],
    { texto: 'No fui yo: recuperar mi cuenta', enlace: link },
    REUSED_SESSION.next,
  );
}

/** 'Your account has another address', to the one that it had. */
export function movedMail(account: Recipient, link: string): Mail {
  return layout(
    account.email,
    MOVED_ADDRESS.title,
    [greeting(account), MOVED_ADDRESS.happened],
    { texto: 'Ir a Tuerca', enlace: link },
    MOVED_ADDRESS.next,
  );
}
