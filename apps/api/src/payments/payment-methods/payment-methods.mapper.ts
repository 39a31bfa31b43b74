import type { MetodoPago } from '@tuerca/contracts/payments/payment-methods/schemas';
import { findBanco } from '@tuerca/contracts/platform/catalogos/bancos';
import type { MetodosPagoDoc } from './payment-methods.schema';

/** A client's methods as they are shown: the default first, then the newest. */
export function toMetodosPago(doc: MetodosPagoDoc | null): MetodoPago[] {
  const isDefault = (id: unknown) => String(id) === String(doc?.predeterminado);
  return (doc?.metodos ?? [])
    .map((metodo) => ({
      ...metodo,
      _id: String(metodo._id),
      codigoBanco: findBanco(metodo.nombreBanco)?.codigo ?? '',
      predeterminado: isDefault(metodo._id),
    }))
    .sort((a, b) => Number(b.predeterminado) - Number(a.predeterminado));
}
