import { PROFILE_MESSAGES } from '@tuerca/contracts/auth/users/messages';
import type { Usuario } from '@tuerca/contracts/auth/users/schemas';
import { IMAGE_MESSAGES } from '@tuerca/contracts/platform/uploads/messages';
import { IMAGE_KINDS, IMAGE_TYPES, MAX_IMAGE_BYTES } from '@tuerca/contracts/platform/uploads/rules';
import { notify } from '@/lib/notify';
import { ImageUpload } from '@/ui/images/image-upload';
import { Panel } from '@/ui/panel';
import { uploadProfilePhoto, useUpdateProfile } from './users.queries';

/** My photo: sent at once, and shown wherever I am. */
export function ProfilePhoto({ usuario }: { usuario: Usuario }) {
  const update = useUpdateProfile();
  const save = (fotoPerfilUrl: string | null) =>
    update.mutate(
      { fotoPerfilUrl },
      {
        onSuccess: () => notify.ok(fotoPerfilUrl ? IMAGE_MESSAGES.profileUploaded : PROFILE_MESSAGES.updated),
        onError: (error) => notify.failure(error, PROFILE_MESSAGES.updateFailed),
      },
    );
  return (
    <Panel title="Foto de perfil">
      <ImageUpload
        label="Tu foto"
        value={usuario.profilePicture ? [usuario.profilePicture] : []}
        onChange={([url]) => save(url ?? null)}
        send={uploadProfilePhoto}
        types={IMAGE_TYPES}
        maxBytes={MAX_IMAGE_BYTES}
        words={{ type: IMAGE_MESSAGES.wrongType, size: IMAGE_MESSAGES.tooHeavy, failure: IMAGE_MESSAGES.profileFailed }}
        round
        disabled={update.isPending}
        hint={`${IMAGE_KINDS}. Se ve mejor con 500 × 500 píxeles o más.`}
      />
    </Panel>
  );
}
