import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { auth } from '@tuerca/contracts/auth/auth/endpoints';
import { users } from '@tuerca/contracts/auth/users/endpoints';
import type { Usuario } from '@tuerca/contracts/auth/users/schemas';
import { uploads } from '@tuerca/contracts/platform/uploads/endpoints';
import { client, type InputFor } from '@/lib/api';
import { OWN_DATA } from '@/lib/query-meta';
import { updateUser } from '@/lib/session';

const api = client({ auth, users, uploads });

/** My account as the server has it; what the device keeps may be older (an address confirmed on another one). */
export const meQuery = () =>
  queryOptions({
    queryKey: [OWN_DATA, 'users', 'me'],
    queryFn: async ({ signal }) => (await api.auth.me({ signal })).data,
    staleTime: 0,
  });

/** Changes name, telephone, address or photo; the session draws them at once. */
export function useUpdateProfile() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (body: InputFor<typeof users.updateProfile>['body']) =>
      (await api.users.updateProfile({ body })).data,
    onSuccess: (usuario: Usuario) => {
      cache.setQueryData(meQuery().queryKey, usuario);
      updateUser(usuario);
    },
  });
}

/** Stores a photo and answers its address, which becomes mine when the profile names it. */
export const uploadProfilePhoto = async (
  file: File,
  options: Pick<InputFor<typeof uploads.profile>, 'signal' | 'onProgress'>,
) => (await api.uploads.profile({ files: { image: [file] }, ...options })).data.imageUrl;

/** Changes the password; the other sessions end. */
export const useChangePassword = () =>
  useMutation({
    mutationFn: (body: { currentPassword: string; newPassword: string }) => api.auth.changePassword({ body }),
  });

/** Mails a new link that confirms my address. Refused when it is confirmed already, which the account is then read again for. */
export function useResendVerification() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async () => (await api.auth.resendVerification()).message,
    onError: () => cache.invalidateQueries({ queryKey: meQuery().queryKey }),
  });
}
