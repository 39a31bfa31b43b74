import { useState } from 'react';
import type { NoSeCumple } from '@tuerca/contracts/admin/asuntos';
import { useUnkept } from './open-things.queries';

/**
 * Selection of a business' items that cannot be fulfilled, for `OpenThings`, and `send`, which reports them before the step
 * itself, since it may be repeated and the step may not.
 */
export function useUnkeptThings(id: string, causa: NoSeCumple['causa']) {
  const [chosen, onChoose] = useState<ReadonlySet<string>>(new Set());
  const unkept = useUnkept(id);
  const send = async () => {
    const pendientes = [...chosen].map((key) => {
      const [tipo, _id] = key.split(':') as ['pedido' | 'cita', string];
      return { tipo, _id };
    });
    if (pendientes.length) await unkept.mutateAsync({ causa, pendientes });
  };
  return { choice: { id, chosen, onChoose }, send };
}
