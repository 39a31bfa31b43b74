import { Schema, type SchemaDefinition } from 'mongoose';
import type { DayRules } from '@tuerca/contracts/auth/negocios/open-days';
import { collection, optional, required, subSchema } from '../../platform/database/plain-schema';
import { indexForReview, indexRif, type NegocioDoc, negocioFields } from '../negocios/negocio.schema';

/** A workshop's public profile. */
export interface TallerDoc extends NegocioDoc {
  nombreTaller: string;
  especialidades: string[];
  /** Names of NOMBRE_TIPO_VEHICULO: 'Sedán', whatever spelling somebody wrote. */
  tiposVehiculos: string[];
  /** Copy of its availability's days that differ from the week, without the reasons; absent when it never saved any. */
  excepciones?: Omit<DayRules, 'horarioRegular'>;
}

export const TALLER = 'Taller';

export const TallerSchema = new Schema<TallerDoc>(
  {
    ...negocioFields,
    nombreTaller: required.string,
    especialidades: { type: [String], default: [] },
    tiposVehiculos: { type: [String], default: [] },
    excepciones: subSchema({
      bloqueos: [subSchema({ fecha: String, horaInicio: optional.string, horaFin: optional.string })],
      fechasEspeciales: [
        subSchema({
          fecha: String,
          activo: Boolean,
          horario: { type: subSchema({ apertura: String, cierre: String }), default: null },
        }),
      ],
    }),
  } as SchemaDefinition<TallerDoc>,
  collection('talleres'),
);

indexRif(TallerSchema as unknown as Schema);
// Every list is of active workshops in one order; a filter stands between the two.
TallerSchema.index({ activo: 1, valoracionPromedio: -1, numeroValoraciones: -1, _id: 1 });
TallerSchema.index({ activo: 1, 'direccion.estado': 1, valoracionPromedio: -1, numeroValoraciones: -1, _id: 1 });
TallerSchema.index({ activo: 1, especialidades: 1, valoracionPromedio: -1, numeroValoraciones: -1, _id: 1 });
TallerSchema.index({ activo: 1, tiposVehiculos: 1, valoracionPromedio: -1, numeroValoraciones: -1, _id: 1 });
TallerSchema.index({ activo: 1, verificado: 1, valoracionPromedio: -1, numeroValoraciones: -1, _id: 1 });
TallerSchema.index({ terminos: 1, activo: 1 });
indexForReview(TallerSchema as unknown as Schema);
