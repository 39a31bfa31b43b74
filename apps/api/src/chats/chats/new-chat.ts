import type { MemberDoc } from './chat.schema';

/** Somebody who has just come into a conversation. */
export const newMember = (
  usuarioId: MemberDoc['usuarioId'],
  { now, oculta }: { now: Date; oculta: boolean },
): MemberDoc => ({
  usuarioId,
  ultimoLeido: 0,
  noLeidos: 0,
  noLeidoDesde: null,
  avisado: false,
  desdeSeq: 0,
  destacado: false,
  papelera: false,
  silenciado: false,
  oculta,
  unidoEl: now,
});
