import 'reflect-metadata';
import { RESET_LINK_MINUTES } from '@tuerca/contracts/auth/auth/limits';
import { AdministratorAccessService } from './auth/auth/administrator-access.service';
import { runAtConsole } from './console';

// node dist/create-admin.js EMAIL: an administrator's account, or a new link for hers; the link sets the password.

const LINK = `vence en ${RESET_LINK_MINUTES} minutos y sirve una sola vez`;

runAtConsole(async (app, [address]) => {
  if (!address) throw new Error('Falta el correo: node apps/api/dist/create-admin.js persona@ejemplo.com');
  const { email, created, link } = await app.get(AdministratorAccessService, { strict: false }).open(address);
  const account = created
    ? `Cuenta de administrador creada: ${email}`
    : `${email} ya es administrador: su cuenta queda como está, con un enlace nuevo.`;
  if (!link) return [account, `Enviamos a ese correo el enlace para elegir la contraseña: ${LINK}.`];
  return [
    account,
    `Sin SMTP_URL no se envía correo. Abre tú este enlace para elegir la contraseña: ${LINK}, y no se vuelve a mostrar.`,
    link,
  ];
});
