import { PRODUCT_MESSAGES } from '@tuerca/contracts/products/messages';
import { AppError } from '../platform/common/app-error';
import { isDuplicateKey } from '../platform/database/database-errors';

/** Says that the store has another product with this code, when that is why MongoDB refused a write. */
export const refuseTakenSku = (error: unknown): never => {
  if (!isDuplicateKey(error)) throw error;
  const mensaje = PRODUCT_MESSAGES.skuTaken;
  throw new AppError('ENTRADA_INVALIDA', { message: mensaje, errors: [{ campo: 'sku', mensaje }] });
};
