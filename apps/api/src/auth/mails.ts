import type { Mail } from '../platform/mail/mail.service';
import { layout } from '../platform/mail/layout';

interface Recipient {
  nombre: string;
  email: string;
}

/** 'Confirm your address', sent after registration. */
export function verifyMail({ nombre, email }: Recipient, link: string): Mail {
  return layout(
    email,
    'Confirma tu correo en Tuerca',
    [
      `Hola, ${nombre}:`,
      'Gracias por registrarte en Tuerca. Confirma tu correo para recibir el estado de tus pedidos.',
    ],
    { texto: 'Confirmar mi correo', enlace: link },
    'El enlace vence en 72 horas.',
  );
}

/** 'Choose a new password'. */
export function resetMail({ nombre, email }: Recipient, link: string): Mail {
  return layout(
    email,
    'Elige una nueva contraseña',
    [`Hola, ${nombre}:`, 'Recibimos una solicitud para cambiar tu contraseña de Tuerca.'],
    { texto: 'Elegir nueva contraseña', enlace: link },
    'El enlace vence en 30 minutos y sirve una sola vez. Si no fuiste tú, ignora este correo: tu contraseña sigue igual.',
  );
}

/** 'Your password was changed', so that its owner learns of it when it was not she. */
export function changedMail({ nombre, email }: Recipient, link: string): Mail {
  return layout(
    email,
    'Tu contraseña cambió',
    [`Hola, ${nombre}:`, 'La contraseña de tu cuenta de Tuerca acaba de cambiar.'],
    { texto: 'No fui yo: recuperar mi cuenta', enlace: link },
    'Si fuiste tú, no tienes que hacer nada.',
  );
}
