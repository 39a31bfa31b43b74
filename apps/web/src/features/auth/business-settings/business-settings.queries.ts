import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { stores } from '@tuerca/contracts/auth/stores/endpoints';
import { users } from '@tuerca/contracts/auth/users/endpoints';
import type { Usuario } from '@tuerca/contracts/auth/users/schemas';
import { workshops } from '@tuerca/contracts/auth/workshops/endpoints';
import { uploads } from '@tuerca/contracts/platform/uploads/endpoints';
import type { BusinessKind } from '@/entities/auth/negocios/business';
import { storeKeys } from '@/entities/auth/stores/stores.keys';
import { workshopKeys } from '@/entities/auth/workshops/workshops.keys';
import { citaKeys } from '@/entities/citas/citas/citas.keys';
import { serviceKeys } from '@/entities/products/services/services.keys';
import { client, type InputFor } from '@/lib/api';
import { OWN_DATA } from '@/lib/query-meta';
import { updateUser } from '@/lib/session';
import { ofStore, ofWorkshop } from './own-business';

const api = client({ stores, uploads, users, workshops });
const OWN_BUSINESS = [OWN_DATA, 'negocios'] as const;

/** My store or workshop, as its settings show it. */
export const useOwnBusiness = (kind: BusinessKind) =>
  useQuery({
    queryKey: [...OWN_BUSINESS, kind],
    queryFn: async ({ signal }) =>
      kind === 'taller'
        ? ofWorkshop((await api.workshops.own({ signal })).data)
        : ofStore((await api.stores.own({ signal })).data),
    staleTime: 0,
  });

/** Changes account and public page; whatever shows the business is asked anew. */
export function useUpdateBusiness() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (body: InputFor<typeof users.updateProfile>['body']) =>
      (await api.users.updateProfile({ body })).data,
    onSuccess: async (usuario: Usuario) => {
      updateUser(usuario);
      const keys = [
        [...OWN_BUSINESS],
        [OWN_DATA, 'users'],
        citaKeys.availability(usuario._id),
        storeKeys.all,
        workshopKeys.all,
        serviceKeys.all,
      ];
      await Promise.all(keys.map((queryKey) => cache.invalidateQueries({ queryKey })));
    },
  });
}

type Options = Pick<InputFor<typeof uploads.banner>, 'signal' | 'onProgress'>;
/** Stores the logo and answers its address, which becomes the business's when its profile names it. */
export const uploadLogo = async (file: File, options: Options) =>
  (await api.uploads.profile({ files: { image: [file] }, ...options })).data.imageUrl;
/** The same for the wide picture of its page. */
export const uploadBanner = async (file: File, options: Options) =>
  (await api.uploads.banner({ files: { image: [file] }, ...options })).data.imageUrl;
