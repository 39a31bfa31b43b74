import type { Taller } from '@tuerca/contracts/workshops/schemas';
import { toNegocio } from '../negocios/negocio.mapper';
import type { TallerDoc } from './workshop.schema';

/** A workshop as the public sees it; RIF and search terms stay behind. */
export const toTaller = (doc: TallerDoc): Taller => ({
  ...toNegocio(doc),
  nombreTaller: doc.nombreTaller,
  especialidades: doc.especialidades,
  tiposVehiculos: doc.tiposVehiculos,
  calificacion: doc.valoracionPromedio,
});
