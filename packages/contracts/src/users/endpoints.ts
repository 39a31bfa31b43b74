import { endpoint } from '../kernel/endpoint';
import { ProfileChange, Usuario } from './schemas';

/** The screens' double slash (/api/user//profile) reaches the same: the router ignores repeated slashes. */
export const users = {
  updateProfile: endpoint({
    method: 'PUT',
    path: '/api/user/profile',
    access: 'signed-in',
    summary: 'Change my name, telephone, address and photo, and of a store or workshop its public profile',
    body: ProfileChange,
    response: Usuario,
    limit: 30,
  }),
};
