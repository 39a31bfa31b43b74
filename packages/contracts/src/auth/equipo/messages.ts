import { type Cargo, CARGO_LABELS } from '../../kernel/capabilities';
import { INVITATION_DAYS } from './limits';

/** Sentences about a team. */
export const TEAM_MESSAGES = {
  invited: (email: string) => `Enviamos la invitación a ${email}. El enlace vence en ${INVITATION_DAYS} días.`,
  resent: (email: string) => `Enviamos otra invitación a ${email}. El enlace anterior ya no sirve.`,
  changed: 'El cargo cambió. Vale desde ahora, también en lo que tenga abierto.',
  withdrawn: 'Retiraste la invitación. Su enlace ya no sirve.',
  ended: 'Ya no es parte del equipo. Cerramos sus sesiones.',
  accepted: 'Ya eres parte del equipo. Inicia sesión con tu correo y tu contraseña.',
  joinedTitle: 'Alguien se unió a tu equipo',
  joined: ({ nombre, email, cargo }: { nombre: string; email: string; cargo: Cargo }) =>
    `${nombre} (${email}) aceptó tu invitación y entra con el cargo «${CARGO_LABELS[cargo]}».`,
  somebodyJoined: (cargo: Cargo) =>
    `Alguien aceptó una invitación a tu equipo y entra con el cargo «${CARGO_LABELS[cargo]}».`,
  notInvited: 'Si no invitaste a esta persona, quítala de tu equipo y cambia tu contraseña.',
  wrongCargo: 'Tu negocio no tiene este cargo',
  inviteFailed: 'No pudimos enviar la invitación. Intenta nuevamente.',
} as const;
