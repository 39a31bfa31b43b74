import { moveProblem, type Moves } from '@tuerca/contracts/kernel/moves';
import { AppError } from './app-error';

/**
 * Throws PASO_NO_PERMITIDO with both states when the table does not lead from the state that was read to the wanted one. A move
 * that was possible then and is not written is a race, and answered ESTADO_CAMBIO by whoever writes it.
 */
export function demandStep<E extends string>(moves: Moves<E>, from: E, to: E): void {
  const message = moveProblem(moves, from, to);
  if (message) throw new AppError('PASO_NO_PERMITIDO', { message, data: { de: from, a: to } });
}
