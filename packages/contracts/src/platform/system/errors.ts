import { defineErrors, failure } from '../../kernel/error-definition';
import { OPENS_SOON } from './messages';
import { MAX_RATE_JUMP, RATE_MEMORY_DAYS } from './rules';

/** Errors of the rate and the configuration. */
export const SYSTEM_ERRORS = defineErrors({
  TASA_NO_DISPONIBLE: failure(
    503,
    OPENS_SOON,
    'No exchange rate was ever set, or the only one was withdrawn, so nothing has a price in Bs. and the shop is not open.',
    'An administrator sets it under tarifas.',
  ),
  TASA_SALTO: failure(
    409,
    'La tasa se aparta de las anteriores. Confirma que es correcta.',
    `The rate jumps over ${MAX_RATE_JUMP * 100} %, moves more than on any of the last ${RATE_MEMORY_DAYS} days, or differs from the one that was fetched.`,
    'Send confirmar: true.',
  ),
  CAMBIO_PENDIENTE: failure(
    409,
    'Ya hay un cambio de destinatario en espera. Adelántalo o cancélalo antes de pedir otro.',
    'Another change of the recipient waits.',
    'Approve or cancel it first.',
  ),
  CAMBIO_PROPIO: failure(
    403,
    'Otro administrador tiene que adelantar este cambio: tú lo pediste.',
    'Who asks for a recipient cannot bring it forward.',
    'Let another administrator approve it, or wait.',
  ),
  CAMBIO_SIN_EFECTO: failure(
    409,
    'Ese destinatario ya es el que recibe los pagos.',
    'The new recipient is the present one.',
    'Nothing to change.',
  ),
  CONFIG_NO_ENCONTRADA: failure(404, 'Configuración no encontrada', 'No such entry.', 'Check the name.'),
});
