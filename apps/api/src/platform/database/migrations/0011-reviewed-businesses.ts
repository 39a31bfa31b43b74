import { normalizeText } from '@tuerca/contracts/kernel/text';
import type { Migration } from './migration';

interface Business {
  rif: string;
  telefono: string | null;
  direccion: { ciudad: string; calle?: string | null };
  createdAt?: Date;
}

const keysOf = ({ rif, telefono, direccion }: Business): string[] => {
  const street = normalizeText(direccion.calle ?? '');
  return [
    `rif:${rif}`,
    ...(telefono ? [`telefono:${telefono}`] : []),
    ...(street ? [`direccion:${normalizeText(direccion.ciudad)}|${street}`] : []),
  ];
};

/** Stores and workshops of before there was a check count as approved; whether they are on sale stays as it was. */
export const reviewedBusinesses: Migration = {
  id: 11,
  name: 'reviewed-businesses',
  async up(db) {
    for (const name of ['tiendas', 'talleres']) {
      const businesses = db.collection(name);
      const since = { $ifNull: ['$createdAt', '$$NOW'] };
      await businesses.updateMany({ revision: { $exists: false } }, [
        {
          $set: {
            cuentaActiva: '$activo',
            revision: { estado: 'aprobada', motivo: null, fecha: since },
            pausa: null,
            grupo: { $cond: ['$activo', 'activas', 'inactivas'] },
            destacadoHasta: null,
            pasos: [],
          },
        },
      ]);
      for await (const doc of businesses.find<Business & { _id: unknown }>({ clavesDuplicado: { $exists: false } }))
        await businesses.updateOne({ _id: doc._id as never }, { $set: { clavesDuplicado: keysOf(doc) } });
    }
  },
};
