import { INVITATION_DAYS } from '@tuerca/contracts/auth/equipo/limits';
import { TEAM_MESSAGES } from '@tuerca/contracts/auth/equipo/messages';
import { greeting, layout } from '../../platform/mail/layout';
import type { Mail } from '../../platform/mail/mail.service';
import type { IntegranteUnido } from './equipo.events';

/** 'You are invited to the team of …'. */
export function invitationMail(email: string, negocio: string, cargo: string, link: string): Mail {
  return layout(
    email,
    `${negocio} te invita a su equipo en Tuerca`,
    [
      'Hola:',
      `${negocio} te invita a trabajar en su equipo en Tuerca. Tu cargo: ${cargo}.`,
      'Al aceptar eliges tu propia contraseña: entras con tu correo, y lo que hagas lleva tu nombre.',
    ],
    { texto: 'Aceptar la invitación', enlace: link },
    `El enlace vence en ${INVITATION_DAYS} días y sirve una sola vez. Si no conoces este negocio, ignora este correo.`,
  );
}

/** 'You were invited, and this address has an account already': told to the address alone (docs/adr/0037, 0045). */
export function takenMail(email: string, negocio: string, link: string): Mail {
  return layout(
    email,
    `${negocio} quiso invitarte a su equipo en Tuerca`,
    [
      'Hola:',
      `${negocio} quiso invitarte a su equipo, pero este correo ya tiene una cuenta en Tuerca. No cambiamos nada en ella.`,
      'Quien trabaja en un equipo usa una cuenta aparte: si quieres unirte, pide que te inviten con otro correo.',
    ],
    { texto: 'Ir a Tuerca', enlace: link },
    'Si no conoces este negocio, ignora este correo.',
  );
}

/** 'Somebody joined your team', to the owner, so that she learns of it when it was not she who invited. Names nobody while her address is not confirmed. */
export function joinedMail(
  owner: { nombre: string; email: string; emailVerificado: boolean },
  integrante: IntegranteUnido['integrante'],
  link: string,
): Mail {
  const { joined, somebodyJoined } = TEAM_MESSAGES;
  return layout(
    owner.email,
    TEAM_MESSAGES.joinedTitle,
    [greeting(owner), owner.emailVerificado ? joined(integrante) : somebodyJoined(integrante.cargo)],
    { texto: 'Ver mi equipo', enlace: link },
    TEAM_MESSAGES.notInvited,
  );
}
