import { Schema, type Types } from 'mongoose';
import { type Cargo, CARGOS } from '@tuerca/contracts/kernel/capabilities';
import { collection, optional, required } from '../../platform/database/plain-schema';

/** Somebody of a business's team, or invited to it; whoever leaves, or whose invitation is withdrawn, has none. */
export interface IntegranteDoc {
  _id: Types.ObjectId;
  negocio: Types.ObjectId;
  /** Lower case: where the invitation went. */
  email: string;
  nombre: string;
  cargo: Cargo;
  estado: 'invitado' | 'activo';
  /** Index of its place in the team, from 0: unique, so two members who join at once cannot share one or exceed the limit. */
  lugar: number;
  /** The member's account; absent until the invitation is accepted. */
  usuario?: Types.ObjectId;
  /** SHA-256 of the link's token; absent once it was used, or when the address cannot join and got no link. */
  huella?: string;
  vence: Date | null;
  invitado: Date;
  aceptado: Date | null;
}

export const INTEGRANTE = 'Integrante';

export const IntegranteSchema = new Schema<IntegranteDoc>(
  {
    negocio: required.id,
    email: required.string,
    nombre: required.string,
    cargo: { ...required.string, enum: CARGOS },
    estado: { ...required.string, enum: ['invitado', 'activo'] },
    lugar: required.number,
    usuario: Schema.Types.ObjectId,
    huella: String,
    vence: optional.date,
    invitado: required.date,
    aceptado: optional.date,
  },
  collection('integrantes', { timestamps: false }),
);
IntegranteSchema.index({ negocio: 1, email: 1 }, { unique: true });
IntegranteSchema.index({ negocio: 1, lugar: 1 }, { unique: true });
IntegranteSchema.index({ usuario: 1 }, { unique: true, partialFilterExpression: { usuario: { $exists: true } } });
IntegranteSchema.index({ huella: 1 }, { unique: true, partialFilterExpression: { huella: { $exists: true } } });
