import type { CasoReporte, CasoReporteDetalle } from '@tuerca/contracts/platform/reportes/admin-schemas';
import { ACCIONES_DE_OBJETO, type TipoReporte } from '@tuerca/contracts/platform/reportes/objects';
import type { CasoDoc } from './caso.schema';
import type { MiradaDoc } from './mirada.schema';
import type { ReporteDoc } from './reporte.schema';

type Names = ReadonlyMap<string, string>;
const GONE = 'Cuenta eliminada';

const toPerson = (id: unknown, names: Names) => ({ _id: String(id), nombre: names.get(String(id)) ?? GONE });

/** A case as the queue shows it. */
export function toCaso(doc: CasoDoc, names: Names): CasoReporte {
  const { objeto, estado, titulo, texto, total, tomado, resolucion, apelacion } = doc;
  return {
    _id: String(doc._id),
    objeto,
    objetoId: String(doc.objetoId),
    estado,
    titulo,
    texto,
    autor: doc.autorId && toPerson(doc.autorId, names),
    total,
    tipos: Object.entries(doc.tipos)
      .map(([tipo, count]) => ({ tipo: tipo as TipoReporte, total: count }))
      .sort((a, b) => b.total - a.total),
    primero: doc.primero.toISOString(),
    ultimo: doc.ultimo.toISOString(),
    tomado: tomado && { por: toPerson(tomado.por, names), fecha: tomado.fecha.toISOString() },
    resolucion: resolucion && {
      ...resolucion,
      por: toPerson(resolucion.por, names),
      fecha: resolucion.fecha.toISOString(),
    },
    apelacion: apelacion && {
      ...apelacion,
      fecha: apelacion.fecha.toISOString(),
      por: apelacion.por && toPerson(apelacion.por, names),
    },
  };
}

interface File {
  caso: CasoDoc;
  reportes: ReporteDoc[];
  ahora: CasoReporteDetalle['ahora'];
  antecedentes: CasoDoc[];
  miradas: MiradaDoc[];
}

/** A case with all that is known about it. */
export function toCasoDetalle(
  { caso, reportes, ahora, antecedentes, miradas }: File,
  names: Names,
): CasoReporteDetalle {
  return {
    caso: toCaso(caso, names),
    reportes: reportes.map(({ _id, tipo, motivo, usuarioId, createdAt }) => ({
      _id: String(_id),
      tipo,
      motivo,
      usuario: toPerson(usuarioId, names),
      fecha: createdAt.toISOString(),
    })),
    entonces: caso.entonces,
    ahora,
    // Nobody can be warned where nobody answers for it.
    acciones: ACCIONES_DE_OBJETO[caso.objeto].filter((accion) => accion !== 'advertir' || caso.autorId),
    antecedentes: antecedentes.map((doc) => toCaso(doc, names)),
    miradas: miradas.map(({ clave, usuarioId, fecha }) => ({
      objeto: clave,
      por: toPerson(usuarioId, names),
      fecha: fecha.toISOString(),
    })),
  };
}
