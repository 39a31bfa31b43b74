import { z } from 'zod';
import { type Dia, DIAS } from '@tuerca/contracts/auth/negocios/dias';
import { StoreChange, WorkshopChange } from '@tuerca/contracts/auth/negocios/settings';
import { ProfileChange } from '@tuerca/contracts/auth/users/schemas';
import { DireccionPerfil } from '@tuerca/contracts/venezuela/direccion';
import { formatTelefono } from '@tuerca/contracts/venezuela/identidad';
import { TIPO_VEHICULO_LABELS } from '@tuerca/contracts/venezuela/tipos-vehiculo';
import type { BusinessKind } from '@/entities/auth/negocios/business';
import type { WeekHoursValue } from '@/ui/form/hours-editor';
import type { OwnBusiness } from './own-business';

/** Values of the settings form. */
export interface SettingsValues {
  nombre: string;
  telefono: string;
  direccion: {
    estado: string;
    ciudad: string;
    codigoPostal: string;
    calle: string;
    numero: string;
    referencias: string;
  };
  negocio: {
    nombre: string;
    descripcion: string;
    rubros: string[];
    tiposVehiculos: string[];
    horarios: WeekHoursValue;
  };
}

const account = {
  nombre: ProfileChange.shape.nombre.unwrap(),
  telefono: ProfileChange.shape.telefono.unwrap(),
  direccion: DireccionPerfil,
};
const workshop = WorkshopChange.required().shape;
const store = StoreChange.required().shape;
const WorkshopSettings = z.object({
  ...account,
  negocio: z.object({
    nombre: workshop.nombreTaller,
    descripcion: workshop.descripcion,
    rubros: workshop.especialidades,
    tiposVehiculos: workshop.tiposVehiculos,
    horarios: workshop.horarios,
  }),
});
const StoreSettings = z.object({
  ...account,
  negocio: z.object({
    nombre: store.nombreTienda,
    descripcion: store.descripcion,
    rubros: store.categorias,
    horarios: store.horarios,
  }),
});

/** Schemas from each kind's form values to the body of PUT /api/user/profile. */
export const SETTINGS_SCHEMAS = {
  taller: WorkshopSettings.transform(({ negocio: { nombre, rubros, ...rest }, ...profile }) => ({
    ...profile,
    workshop: { ...rest, nombreTaller: nombre, especialidades: rubros },
  })),
  tienda: StoreSettings.transform(({ negocio: { nombre, rubros, ...rest }, ...profile }) => ({
    ...profile,
    store: { ...rest, nombreTienda: nombre, categorias: rubros },
  })),
} satisfies Record<BusinessKind, z.ZodType>;
export type SettingsBody = z.output<(typeof SETTINGS_SCHEMAS)[BusinessKind]>;

/** Initial hours of a day that has none. */
const USUAL = { apertura: '08:00', cierre: '18:00' };
const WEEKEND: Partial<Record<Dia, typeof USUAL>> = {
  sabado: { apertura: '08:00', cierre: '14:00' },
  domingo: { apertura: '09:00', cierre: '13:00' },
};

/** Form values of a business. */
export const settingsValuesOf = (business: OwnBusiness): SettingsValues => ({
  nombre: business.nombre,
  telefono: formatTelefono(business.telefono),
  direccion: {
    estado: business.direccion?.estado ?? '',
    ciudad: business.direccion?.ciudad ?? '',
    codigoPostal: business.direccion?.codigoPostal ?? '',
    calle: business.direccion?.calle ?? '',
    numero: business.direccion?.numero ?? '',
    referencias: business.direccion?.referencias ?? '',
  },
  negocio: {
    nombre: business.nombreNegocio,
    descripcion: business.descripcion,
    rubros: business.rubros,
    tiposVehiculos: business.tiposVehiculos,
    horarios: Object.fromEntries(
      DIAS.map((day) => {
        const { activo, apertura, cierre } = business.horarios[day];
        const usual = WEEKEND[day] ?? USUAL;
        const hours = { horaApertura: apertura || usual.apertura, horaCierre: cierre || usual.cierre };
        return [day, { abierto: activo, ...hours }];
      }),
    ) as WeekHoursValue,
  },
});

type Hours = OwnBusiness['horarios'];
/** The week's hours when they differ from the business' hours; false when they are equal. */
export function changedHours({ horarios }: OwnBusiness, next: Hours): Hours | false {
  const words = (hours: Hours) =>
    DIAS.map((day) => hours[day].activo && [hours[day].apertura, hours[day].cierre].join('-'));
  return words(horarios).join() !== words(next).join() && next;
}

/** The business after the body was saved. */
export function savedBusiness(business: OwnBusiness, body: SettingsBody): OwnBusiness {
  const { nombre, telefono, direccion } = body;
  const account = { ...business, nombre, telefono, direccion };
  if ('store' in body) {
    const { nombreTienda: nombreNegocio, categorias: rubros, ...rest } = body.store;
    return { ...account, ...rest, nombreNegocio, rubros };
  }
  const { nombreTaller: nombreNegocio, especialidades: rubros, tiposVehiculos, ...rest } = body.workshop;
  const names = tiposVehiculos.map((tipo) => TIPO_VEHICULO_LABELS[tipo]);
  return { ...account, ...rest, nombreNegocio, rubros, tiposVehiculos: names };
}
