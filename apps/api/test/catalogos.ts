import type { Lista } from '@tuerca/contracts/platform/catalogos/live';
import type { EntradaAdmin, ListaAdmin } from '@tuerca/contracts/platform/catalogos/schemas';
import { type Answer, call } from './harness';
import { until } from './until';

/** Calls of an administrator on one list. */
export const listCalls = (base: string, token: string, lista: Lista) => {
  const path = `/api/admin/catalogos/${lista}`;
  const of = (id: string) => `${path}/${encodeURIComponent(id)}`;
  const send = <T = ListaAdmin>(method: string, where: string, body?: object): Promise<Answer<T>> =>
    call<T>(base, method, where, { token, body });
  const reason = { motivo: 'Lo pidieron las tiendas' };
  const list = async (): Promise<ListaAdmin> => (await send('GET', path)).body.data;
  return {
    list,
    entry: async (id: string): Promise<EntradaAdmin | undefined> =>
      (await list()).entradas.find((one) => one.id === id),
    suggestions: async () =>
      (await send<{ padre: string | null; nombre: string; cuantos: number }[]>('GET', `${path}/sugerencias`)).body.data,
    preview: (body: object) =>
      send<{ usos: { uso: string; cuantos: number }[]; total: number; reescribe: boolean }>(
        'POST',
        `${path}/vista-previa`,
        body,
      ),
    add: (body: object) => send('POST', path, { ...reason, ...body }),
    change: (id: string, body: object) => send('PUT', of(id), { ...reason, ...body }),
    adopt: (id: string, body: object) => send('POST', `${of(id)}/adoptar`, { ...reason, ...body }),
    /** Waits until documents are rewritten. */
    settled: () => until(list, ({ cambio }) => cambio?.estado !== 'aplicando', 60_000),
  };
};
