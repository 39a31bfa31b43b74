import { defineErrors, failure } from '../kernel/error-definition';

/** Errors of the administrators' office. */
export const ADMIN_ERRORS = defineErrors({
  USUARIO_NO_ENCONTRADO: failure(
    404,
    'No encontramos este usuario.',
    'No account has this id.',
    'Go back to the list of users.',
  ),
  ROL_DE_EQUIPO: failure(
    409,
    'Esta cuenta trabaja en el equipo de un negocio: su papel lo decide quien la invitó.',
    'An account of role staff keeps its role.',
    'Let the person register an account of the other kind.',
  ),
  CUENTA_PROPIA: failure(
    409,
    'No puedes hacer esto con tu propia cuenta. Pídeselo a otro administrador.',
    'Administrators neither switch off, delete nor demote themselves.',
    'Ask another administrator.',
  ),
  ULTIMO_ADMINISTRADOR: failure(
    409,
    'Es la única cuenta de administrador activa. Crea o activa otra antes.',
    'The platform would be left without an active administrator.',
    'Create or activate another administrator first.',
  ),
  CUENTA_ELIMINADA: failure(
    409,
    'Esta cuenta fue eliminada y ya no se puede cambiar.',
    'A deleted account keeps nothing but its place in what refers to it.',
    'Create a new account.',
  ),
  CUENTA_CON_PENDIENTES: failure(
    409,
    'Esta cuenta tiene asuntos pendientes. Resuélvelos antes.',
    'Returns, payments in verification or money to be paid out hang on it, and before a change of role open orders and appointments; `message` names them.',
    'Settle what is named, or deactivate the account meanwhile.',
  ),
  ASUNTO_NO_ENCONTRADO: failure(
    404,
    'No encontramos este asunto.',
    'Nothing to be resolved has this id.',
    'Go back to the list of what is to be resolved.',
  ),
  ASUNTO_CERRADO: failure(
    409,
    'Este asunto ya se cerró: no queda nada por decidir. Actualiza la página.',
    'Everything was decided, or the account came back.',
    'Read it again.',
  ),
  NADA_ABIERTO: failure(
    409,
    'Nada de lo que elegiste sigue abierto. Actualiza la página.',
    'The orders and appointments are not open, or not of this account.',
    'Read what is open again.',
  ),
  ROL_CON_NEGOCIO: failure(
    409,
    'Una tienda o un taller conserva su rol: sus productos, pedidos y citas dependen de él. Desactiva la cuenta y crea otra.',
    'The account owns a business.',
    'Deactivate it and create another account.',
  ),
  ROL_NECESITA_NEGOCIO: failure(
    409,
    'Una tienda o un taller necesita los datos de su negocio. Crea una cuenta nueva con ese rol.',
    'Roles with a business are given when the account is created.',
    'Create an account with that role.',
  ),
});
