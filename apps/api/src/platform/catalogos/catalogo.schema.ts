import { Schema } from 'mongoose';
import type { CambioEntrada, Lista } from '@tuerca/contracts/platform/catalogos/live';
import { collection, required } from '../database/plain-schema';

/** Stands beside the lists for the groups of synonyms: only their version, by which instances see that they changed. */
export const SINONIMOS_VERSION = 'sinonimos';

/** Administrators' changes of one list, whose name is the _id. Every write names the version that it saw. */
export interface CatalogoDoc {
  _id: Lista | typeof SINONIMOS_VERSION;
  version: number;
  cambios: CambioEntrada[];
  updatedAt: Date;
}

export const CATALOGO = 'Catalogo';

// Every query names the _id or reads all of them.
export const CatalogoSchema = new Schema<CatalogoDoc>(
  {
    _id: required.string,
    version: required.number,
    cambios: { type: [Schema.Types.Mixed], default: [] },
  } as never,
  collection('catalogos', { _id: false }),
);
