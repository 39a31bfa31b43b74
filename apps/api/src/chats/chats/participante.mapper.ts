import { CHAT_MESSAGES } from '@tuerca/contracts/chats/chats/messages';
import type { Participante } from '@tuerca/contracts/chats/chats/schemas';
import type { Role } from '@tuerca/contracts/kernel/roles';

/** As much of an account as a conversation shows. */
interface Card {
  nombreVisible: string;
  fotoPerfil: string | null;
  role: Role;
}
export type Cards = ReadonlyMap<string, Card>;

/** A member by name and picture; without a card, somebody whose account is gone. */
export const toParticipante = (id: string, card: Card | undefined): Participante => ({
  _id: id,
  nombre: card?.nombreVisible ?? CHAT_MESSAGES.unknownPerson,
  fotoPerfil: card?.fotoPerfil ?? null,
  role: card?.role ?? 'client',
});
