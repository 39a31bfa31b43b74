import type { NegocioAdmin, RevisionPropia } from '@tuerca/contracts/auth/negocios/admin-schemas';
import type { Faltante } from '@tuerca/contracts/auth/negocios/missing';
import type { Coincidencia } from '@tuerca/contracts/auth/negocios/review-states';
import { isValidRif } from '@tuerca/contracts/venezuela/identidad';
import { keyKind } from './duplicate-keys';
import type { NegocioDoc } from './negocio.schema';

interface Words {
  nombre: string;
  rubros: string[];
}

const toRevision = ({ revision, pausa }: NegocioDoc): Pick<NegocioAdmin, 'revision' | 'pausa'> => ({
  revision: { estado: revision.estado, motivo: revision.motivo, fecha: revision.fecha.toISOString() },
  pausa: pausa && { motivo: pausa.motivo, fecha: pausa.fecha.toISOString() },
});

/** A business as administrators list it; `coincidencias` others look like it. */
export const toNegocioAdmin = (doc: NegocioDoc, words: Words, coincidencias: number): NegocioAdmin => ({
  _id: String(doc._id),
  ...words,
  rif: doc.rif,
  rifValido: isValidRif(doc.rif),
  telefono: doc.telefono,
  ciudad: doc.direccion.ciudad,
  estado: doc.direccion.estado,
  calle: doc.direccion.calle ?? null,
  fotoPerfil: doc.fotoPerfil,
  descripcion: doc.descripcion,
  activo: doc.activo,
  cuentaActiva: doc.cuentaActiva,
  eliminado: doc.eliminado,
  ...toRevision(doc),
  destacado: doc.destacado,
  destacadoHasta: doc.destacadoHasta,
  verificado: doc.verificado,
  valoracionPromedio: doc.valoracionPromedio,
  numeroValoraciones: doc.numeroValoraciones,
  coincidencias,
  createdAt: doc.createdAt.toISOString(),
});

/** The check of a business as its owner reads it. */
export const toRevisionPropia = (doc: NegocioDoc, falta: Faltante[]): RevisionPropia => ({
  ...toRevision(doc),
  activo: doc.activo,
  falta,
});

/** Kinds of data that two businesses share. */
export const sharedBy = (one: NegocioDoc, other: NegocioDoc): Coincidencia[] =>
  one.clavesDuplicado.filter((key) => other.clavesDuplicado.includes(key)).map(keyKind);
