import type { Usuario } from '@tuerca/contracts/auth/users/schemas';
import type { DeliveryOption } from '@tuerca/contracts/cart/checkout/schemas';
import type { CompraHabitual } from '@tuerca/contracts/cart/checkout/usual';
import { formatTelefono } from '@tuerca/contracts/venezuela/identidad';
import type { AddressValues, CheckoutDeliveryValues } from './delivery-form';
import { type DeliveryConfig, waysTo } from './delivery-ways';

type KnownAddress = Partial<Record<keyof AddressValues, string | null | undefined>>;

const addressOf = ({ telefono, ...known }: KnownAddress): AddressValues => {
  const text = (name: keyof AddressValues) => known[name as keyof typeof known] ?? '';
  return {
    nombre: text('nombre'),
    telefono: formatTelefono(telefono ?? ''),
    estado: text('estado'),
    ciudad: text('ciudad'),
    codigoPostal: text('codigoPostal'),
    calle: text('calle'),
    numero: text('numero'),
    referencias: text('referencias'),
    instrucciones: text('instrucciones'),
  };
};

interface Start {
  options: readonly DeliveryOption[];
  user: Usuario;
  config: DeliveryConfig;
  /** The latest purchase; null before the first. */
  usual: CompraHabitual | null;
}

/** Delivery of a store's part as it was the last time, if the store still offers it; of a store that is new to her, as the other one's. */
function startOf(option: DeliveryOption, address: AddressValues, { usual, config }: Start) {
  const known = usual?.tiendas.find(({ tiendaId }) => tiendaId === option.tiendaId) ?? usual?.tiendas[0];
  if (!known) return { tipo: '', oficina: '' };
  if (known.tipoEntrega === 'retiro') return { tipo: 'retiro', oficina: '' };
  const ways = waysTo(option, address, config) ?? [];
  const same = ways.find(({ via, destino }) => via === known.forma?.via && destino === known.forma.destino);
  return { tipo: (same ?? ways[0])?.tipo ?? '', oficina: (same && known.forma?.oficina) ?? '' };
}

/** Initial values for the cart's present stores: a draft's choices stay, then those of the latest purchase, then the account's address. */
export function startDelivery(start: Start, draft?: CheckoutDeliveryValues): CheckoutDeliveryValues {
  const { options, user, usual } = start;
  const address = addressOf(usual?.direccion ?? { ...user.direccion, nombre: user.nombre, telefono: user.telefono });
  return {
    tiendas: options.map((option) => ({
      ...{ tiendaId: option.tiendaId, direccion: address, ...startOf(option, address, start) },
      ...draft?.tiendas.find((one) => one.tiendaId === option.tiendaId),
    })),
    sameAddress: draft?.sameAddress ?? true,
    shared: draft?.shared ?? address,
  };
}
