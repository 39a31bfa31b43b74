import { Schema, type Types } from 'mongoose';
import { collection, optional, required } from '../../platform/database/plain-schema';

/** The second factor of one account, prepared or switched on. */
export interface SegundoFactorDoc {
  /** The account. */
  _id: Types.ObjectId;
  /** The shared secret (base32), encrypted for this account. */
  secreto: string;
  activo: boolean;
  desde: Date | null;
  /** Time step of the last code that was taken: that one and all before it are void. */
  ultimoPaso: number;
  /** Keyed digests of the recovery codes that are left. */
  recuperacion: string[];
  /** The key of those digests, encrypted for this account; absent where they hang on the secret of the installation, as all did once. */
  clave?: string;
}

export const SEGUNDO_FACTOR = 'SegundoFactor';

export const SegundoFactorSchema = new Schema<SegundoFactorDoc>(
  {
    _id: required.id,
    secreto: required.string,
    activo: required.boolean,
    desde: optional.date,
    ultimoPaso: required.number,
    recuperacion: { type: [String], required: true },
    clave: String,
  },
  collection('segundos_factores', { timestamps: false, _id: false }),
);
