import { PRODUCT_MESSAGES } from '@tuerca/contracts/products/messages';
import { AppError } from '../platform/common/app-error';

/** Says that the store has another product with this code, when that is why MongoDB refused a write. */
export const refuseTakenSku = (error: unknown): never => {
  if ((error as { code?: number }).code !== 11000) throw error;
  const mensaje = PRODUCT_MESSAGES.skuTaken;
  throw new AppError('ENTRADA_INVALIDA', { message: mensaje, errors: [{ campo: 'sku', mensaje }] });
};
