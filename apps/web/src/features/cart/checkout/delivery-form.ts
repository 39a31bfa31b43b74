import { z } from 'zod';
import { DELIVERY_MESSAGES } from '@tuerca/contracts/auth/stores/delivery-messages';
import type { Destino, Via } from '@tuerca/contracts/auth/stores/ways';
import { CHECKOUT_MESSAGES } from '@tuerca/contracts/cart/checkout/messages';
import type { Entrega } from '@tuerca/contracts/cart/checkout/schemas';
import { DireccionEntrega } from '@tuerca/contracts/venezuela/direccion';

/** Address fields of the form. */
export type AddressValues = Record<
  'nombre' | 'telefono' | 'estado' | 'ciudad' | 'codigoPostal' | 'calle' | 'numero' | 'referencias' | 'instrucciones',
  string
>;
/** Values of the delivery step: one choice per store, one address for all or one for each. */
export interface CheckoutDeliveryValues {
  /** `oficina` is the id of the courier's office, for delivery to one. */
  tiendas: { tiendaId: string; tipo: string; oficina: string; direccion: AddressValues }[];
  sameAddress: boolean;
  shared: AddressValues;
}

/** Whether a choice is a delivery: 'delivery' is the store's first option, 'delivery/mrw/oficina' another one. */
export const isDelivery = (tipo: string): boolean => tipo.split('/')[0] === 'delivery';

const filled = (direccion: AddressValues) =>
  Object.fromEntries(Object.entries(direccion).filter(([, text]) => text.trim() !== ''));
const Texts = z.record(z.string(), z.string());

/** Whether a store's part goes to an office that is not chosen yet. */
type LacksOffice = (index: number, values: CheckoutDeliveryValues) => boolean;

/** Schema of the whole step: only the addresses in use are validated. */
export const deliverySchema = (lacksOffice: LacksOffice) =>
  z
    .object({
      tiendas: z.array(z.object({ tiendaId: z.string(), tipo: z.string(), oficina: z.string(), direccion: Texts })),
      sameAddress: z.boolean(),
      shared: Texts,
    })
    .superRefine((raw, ctx) => {
      const values = raw as unknown as CheckoutDeliveryValues;
      const check = (direccion: AddressValues, path: (string | number)[]) => {
        for (const issue of DireccionEntrega.safeParse(filled(direccion)).error?.issues ?? [])
          ctx.addIssue({ code: 'custom', message: issue.message, path: [...path, ...issue.path] });
      };
      values.tiendas.forEach(({ tipo, direccion }, i) => {
        if (!isDelivery(tipo) && tipo !== 'retiro' && tipo !== 'taller')
          ctx.addIssue({
            code: 'custom',
            message: CHECKOUT_MESSAGES.deliveryOrPickUp,
            path: ['tiendas', i, 'tipo'],
          });
        if (isDelivery(tipo) && lacksOffice(i, values))
          ctx.addIssue({ code: 'custom', message: DELIVERY_MESSAGES.chooseOffice, path: ['tiendas', i, 'oficina'] });
        if (isDelivery(tipo) && !values.sameAddress) check(direccion, ['tiendas', i, 'direccion']);
      });
      if (values.sameAddress && values.tiendas.some(({ tipo }) => isDelivery(tipo))) check(values.shared, ['shared']);
    });

/** Converts validated values to the quote's `entregas`; `tallerId` is the workshop that receives parts sent to it, `officeOf` returns a store's office. */
export const toEntregas = (
  { tiendas, sameAddress, shared }: CheckoutDeliveryValues,
  tallerId: string | null,
  officeOf: (index: number) => string | undefined,
): Entrega[] =>
  tiendas.map(({ tiendaId, tipo, direccion }, i) => {
    if (tipo === 'taller' && tallerId) return { tiendaId, tipo, tallerId };
    if (!isDelivery(tipo)) return { tiendaId, tipo: 'retiro' };
    const [, via, destino] = tipo.split('/') as [string, Via?, Destino?];
    const address = DireccionEntrega.parse(filled(sameAddress ? shared : direccion));
    const oficina = officeOf(i);
    return {
      tiendaId,
      tipo: 'delivery',
      direccion: address,
      ...(via && { via, destino }),
      ...(oficina && { oficina }),
    };
  });
