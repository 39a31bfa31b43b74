import { z } from 'zod';
import { type EntregaTienda, StoreDelivery } from '@tuerca/contracts/auth/stores/delivery';

interface Days {
  desde: number | null;
  hasta: number | null;
}
/** Values of the delivery form. */
export interface StoreDeliveryValues {
  retiro: boolean;
  tarifa: EntregaTienda['tarifa'];
  /** '' in `ciudad` stands for the whole state. */
  zonas: { estado: string; ciudad: string; costoUSD: number | null; dias: Days }[];
  servicios: { courier: string; destino: string; pago: 'compra' | 'destino'; costoUSD: number | null; dias: Days }[];
  diasPreparacion: number | null;
  horaCorte: string;
  efectivo: { activo: boolean; maximoUSD: number | null; horas: number | null };
}

/** Schema from the form's values to the body's `entrega`. A missing cost does not mean free delivery. */
export const DeliverySettings = z
  .custom<StoreDeliveryValues>()
  .transform(({ zonas, servicios, ...rest }): unknown => ({
    ...rest,
    zonas: zonas.map(({ ciudad, ...zona }) => ({ ...zona, ciudad: ciudad.trim() || null })),
    servicios: servicios.map(({ pago, costoUSD, ...servicio }) => ({
      ...servicio,
      costoUSD: pago === 'destino' ? null : (costoUSD ?? NaN),
    })),
  }))
  .pipe(StoreDelivery);

export const deliveryValues = ({ zonas, servicios, ...rest }: EntregaTienda): StoreDeliveryValues => ({
  ...rest,
  zonas: zonas.map(({ ciudad, ...zona }) => ({ ...zona, ciudad: ciudad ?? '' })),
  servicios: servicios.map((one) => ({ ...one, pago: one.costoUSD === null ? 'destino' : 'compra' })),
});

export const EMPTY_ZONE: StoreDeliveryValues['zonas'][number] = {
  estado: '',
  ciudad: '',
  costoUSD: null,
  dias: { desde: 0, hasta: 2 },
};
export const EMPTY_SERVICE: StoreDeliveryValues['servicios'][number] = {
  courier: '',
  destino: '',
  pago: 'destino',
  costoUSD: null,
  dias: { desde: 1, hasta: 4 },
};
