import { type Actor, mintUser, stayConfirmed } from './actors';
import { call, type Harness } from './harness';

const USUARIOS = '/api/admin/usuarios';

/** An administrator whose sensitive calls are taken. */
export async function openOffice(h: Harness): Promise<Actor> {
  const admin = await mintUser(h, 'admin');
  await stayConfirmed(h, admin.token);
  return admin;
}

/** The calls about accounts, as one administrator makes them. */
export const officeCalls = (base: string, { token }: { token?: string }) => ({
  list: (query: Record<string, string> = {}) =>
    call(base, 'GET', `${USUARIOS}?${new URLSearchParams(query).toString()}`, { token }),
  get: (id: string) => call(base, 'GET', `${USUARIOS}/${id}`, { token }),
  create: (body: object) => call(base, 'POST', USUARIOS, { token, body }),
  update: (id: string, body: object) => call(base, 'PUT', `${USUARIOS}/${id}`, { token, body }),
  state: (id: string, body: object) => call(base, 'PUT', `${USUARIOS}/${id}/estado`, { token, body }),
  role: (id: string, role: string, motivo = 'Cambia de trabajo') =>
    call(base, 'PUT', `${USUARIOS}/${id}/rol`, { token, body: { role, motivo } }),
  remove: (id: string, body: object = { motivo: 'Lo pidió su dueña' }) =>
    call(base, 'DELETE', `${USUARIOS}/${id}`, { token, body }),
});
export type OfficeCalls = ReturnType<typeof officeCalls>;

export const activeAdmins = ({ db }: Harness): Promise<number> =>
  db.collection('usuarios').countDocuments({ role: 'admin', activo: true });
