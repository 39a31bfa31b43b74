import { exceptionsFrom } from '@tuerca/contracts/auth/negocios/open-days';
import type { Taller } from '@tuerca/contracts/auth/workshops/schemas';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { toNegocio } from '../negocios/negocio.mapper';
import type { TallerDoc } from './workshop.schema';

/** A workshop as the public sees it at `now`; RIF and search terms stay behind. */
export const toTaller = (doc: TallerDoc, now: Date): Taller => ({
  ...toNegocio(doc),
  nombreTaller: doc.nombreTaller,
  especialidades: doc.especialidades,
  tiposVehiculos: doc.tiposVehiculos,
  calificacion: doc.valoracionPromedio,
  excepciones: doc.excepciones
    ? exceptionsFrom({ ...doc.excepciones, horarioRegular: doc.horario }, caracasDate(now))
    : [],
});
