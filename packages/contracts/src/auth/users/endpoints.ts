import { endpoint } from '../../kernel/endpoint';
import { PICTURE_ERRORS } from '../../platform/uploads/errors';
import { onePicture } from '../../platform/uploads/rules';
import { ProfileChange, Usuario } from './schemas';

/** The screens' double slash (/api/user//profile) reaches the same: the router ignores repeated slashes. */
export const users = {
  updateProfile: endpoint({
    method: 'PUT',
    path: '/api/user/profile',
    access: 'signed-in',
    capability: 'cuenta',
    summary:
      'Change my account, and of a store or workshop its public profile; as JSON, or as a form that may carry the photo',
    body: ProfileChange,
    files: { fotoPerfil: onePicture({ optional: true }) },
    response: Usuario,
    errors: ['GARAJE_LLENO', ...PICTURE_ERRORS],
    limit: 30,
  }),
};
