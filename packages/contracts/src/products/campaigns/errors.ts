import { defineErrors, failure, REMEDIES } from '../../kernel/error-definition';

/** Errors of the platform's campaigns. */
export const CAMPAIGN_ERRORS = defineErrors({
  CAMPANA_NO_ENCONTRADA: failure(
    404,
    'No encontramos esta campaña.',
    'There is no campaign of this id.',
    'Go back to the list of campaigns.',
  ),
  CAMPANA_DESACTIVADA: failure(
    409,
    'Esta campaña ya no está abierta.',
    'An administrator switched the campaign off.',
    'Choose another campaign.',
  ),
  CAMPANA_TERMINADA: failure(
    409,
    'Esta campaña ya terminó.',
    'The last day of the campaign has passed.',
    'Make a new campaign, or choose another one.',
  ),
  CAMPANA_CAMBIADA: failure(
    409,
    'La campaña cambió mientras la mirabas. Revísala antes de seguir.',
    'Somebody changed the campaign after it was read.',
    'Read it again, and send its present version.',
  ),
  CAMPANA_UNIDA: failure(
    409,
    'Tu tienda ya está en esta campaña.',
    'The store has joined the campaign before.',
    REMEDIES.readListAgain,
  ),
  CAMPANA_SIN_UNIR: failure(
    409,
    'Tu tienda no está en esta campaña.',
    'The store has not joined, has left, or the campaign was ended.',
    REMEDIES.readListAgain,
  ),
  CAMPANA_SIN_PRODUCTOS: failure(
    409,
    'Ninguno de tus productos entra en esta campaña.',
    'The store sells nothing that the campaign is for.',
    'Choose another campaign, or publish products that fit.',
  ),
  PROMOCION_DE_CAMPANA: failure(
    409,
    'Esta promoción es de una campaña de Tuerca: no se edita, pero puedes salir de la campaña.',
    'The terms of a promotion that comes from a campaign are those of the campaign.',
    'Leave the campaign, or make a promotion of your own.',
  ),
});
