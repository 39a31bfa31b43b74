import { searchPrefixes } from '@tuerca/contracts/kernel/text';
import type { Migration } from './migration';

const motivo = 'La cuenta se eliminó.';

/**
 * Subscriptions and requests of deleted accounts end, and keep no personal data of their owners, as happens now when an account
 * is deleted.
 */
export const deletedMembers: Migration = {
  id: 20,
  name: 'deleted-members',
  async up(db) {
    const subscriptions = db.collection('membresias');
    const owners = db
      .collection('usuarios')
      .find<{ _id: unknown; nombre: string; email: string; negocio?: string | null }>({ eliminado: true });
    for await (const { _id, nombre: name, email, negocio } of owners) {
      const usuarioId = _id as never;
      const nombre = negocio ?? name;
      const refused = { $set: { estado: 'rechazada', viva: false, motivo }, $unset: { clavePago: 1 as const } };
      await subscriptions.updateMany({ usuarioId, estado: 'pendiente' }, refused);
      await subscriptions.updateMany(
        { usuarioId, estado: 'activa' },
        { $set: { estado: 'cancelada', viva: false, motivo } },
      );
      const usuario = { nombre, email };
      await subscriptions.updateMany({ usuarioId }, { $set: { usuario, terminos: searchPrefixes(nombre) } });
    }
  },
};
