import { PRODUCT_MESSAGES } from '@tuerca/contracts/products/products/messages';
import { AppError } from '../../platform/common/app-error';
import { isDuplicateKey } from '../../platform/database/database-errors';

export const takenSku = (): AppError => {
  const mensaje = PRODUCT_MESSAGES.skuTaken;
  return new AppError('ENTRADA_INVALIDA', { message: mensaje, errors: [{ campo: 'sku', mensaje }] });
};

/** Says that the store has another product with this code, when that is why MongoDB refused a write. */
export const refuseTakenSku = (error: unknown): never => {
  throw isDuplicateKey(error) ? takenSku() : error;
};
