import type { Migration } from './migration';

/** Shared by both writes: the copies that others keep of a business are renewed by the next run. */
const MARK = { porRenovar: true, version: { $add: [{ $ifNull: ['$version', 0] }, 1] } };

const STREET = ['calle', 'numero', 'referencias', 'coordenadas'].map((field) => `direccion.${field}`);

/**
 * Businesses of deleted accounts are taken out for good, and what leads to a person goes, as it does now when an account is
 * deleted. All others are renewed once: what a process that died left on sale before there was a mark is found by nothing else.
 */
export const deletedBusinesses: Migration = {
  id: 19,
  name: 'deleted-businesses',
  async up(db) {
    const owners = db
      .collection('usuarios')
      .find({ eliminado: true, role: { $in: ['store', 'workshop'] } }, { projection: { _id: 1 } });
    const deleted = (await owners.toArray()).map(({ _id }) => _id);
    for (const name of ['tiendas', 'talleres']) {
      const businesses = db.collection(name);
      await businesses.updateMany({ _id: { $in: deleted }, eliminado: { $ne: true } }, [
        {
          $set: {
            ...MARK,
            eliminado: true,
            cuentaActiva: false,
            activo: false,
            grupo: 'eliminadas',
            destacado: false,
            destacadoHasta: null,
            telefono: null,
            'direccion.codigoPostal': { $literal: '' },
            clavesDuplicado: [{ $concat: ['rif:', '$rif'] }],
          },
        },
        { $unset: STREET },
      ]);
      await businesses.updateMany({ eliminado: { $exists: false } }, [{ $set: { ...MARK, eliminado: false } }]);
    }
  },
};
