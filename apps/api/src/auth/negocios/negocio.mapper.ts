import type { Tienda } from '@tuerca/contracts/auth/stores/schemas';
import type { NegocioDoc } from './negocio.schema';

/** The part of a public profile that stores and workshops share. */
export function toNegocio(doc: NegocioDoc): Omit<Tienda, 'nombreTienda' | 'categorias'> {
  const id = String(doc._id);
  const { ciudad, estado, calle, codigoPostal, referencias, coordenadas } = doc.direccion;
  return {
    _id: id,
    id,
    fotoPerfil: doc.fotoPerfil,
    banner: doc.banner,
    descripcion: doc.descripcion,
    telefono: doc.telefono,
    direccion: {
      ciudad,
      estado,
      calle: calle ?? null,
      codigoPostal,
      referencias: referencias ?? null,
      coordenadas: coordenadas?.coordinates ?? null,
    },
    horario: doc.horario,
    destacado: doc.destacado,
    // Documents older than the field have none.
    verificado: doc.verificado ?? false,
    valoracionPromedio: doc.valoracionPromedio,
    numeroValoraciones: doc.numeroValoraciones,
  };
}
