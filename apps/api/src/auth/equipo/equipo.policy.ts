import { TEAM_MESSAGES } from '@tuerca/contracts/auth/equipo/messages';
import { type Cargo, CARGOS_OF, type TeamRole } from '@tuerca/contracts/kernel/capabilities';
import { AppError } from '../../platform/common/app-error';
import type { CurrentUser } from '../../platform/common/current-user';

/** Throws ENTRADA_INVALIDA for a position that this kind of business does not have. */
export function refuseForeignCargo({ role }: CurrentUser, cargo: Cargo): void {
  if (CARGOS_OF[role as TeamRole].includes(cargo)) return;
  const mensaje = TEAM_MESSAGES.wrongCargo;
  throw new AppError('ENTRADA_INVALIDA', { message: mensaje, errors: [{ campo: 'cargo', mensaje }] });
}
