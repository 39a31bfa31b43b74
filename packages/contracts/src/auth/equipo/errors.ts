import { defineErrors, failure } from '../../kernel/error-definition';
import { MAX_INTEGRANTES } from './limits';

/** Errors of teams. */
export const TEAM_ERRORS = defineErrors({
  INTEGRANTE_NO_ENCONTRADO: failure(
    404,
    'No encontramos a esta persona en tu equipo.',
    'Nobody of the business that calls has this id.',
    'Read the team again.',
  ),
  INTEGRANTE_REPETIDO: failure(
    409,
    'Esta dirección ya está en tu equipo o tiene una invitación abierta.',
    'The address is a member or invited.',
    'Change its position, or mail the invitation again.',
  ),
  EQUIPO_LLENO: failure(
    409,
    `Tu equipo puede tener hasta ${MAX_INTEGRANTES} personas, con las invitadas. Retira una invitación o a alguien que ya no trabaje contigo.`,
    'All places of the team are taken.',
    'Remove somebody first.',
  ),
  INVITACION_VENCIDA: failure(
    400,
    'La invitación no es válida o ya venció. Pide que te inviten de nuevo.',
    'The link was used, withdrawn, replaced, is over, or never was; or the address has become an account of another kind.',
    'Ask for a new invitation.',
  ),
});
