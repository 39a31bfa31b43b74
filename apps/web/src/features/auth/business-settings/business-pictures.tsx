import Box from '@mui/material/Box';
import { PROFILE_MESSAGES } from '@tuerca/contracts/auth/users/messages';
import { IMAGE_MESSAGES } from '@tuerca/contracts/platform/uploads/messages';
import { IMAGE_KINDS, IMAGE_TYPES, MAX_IMAGE_BYTES } from '@tuerca/contracts/platform/uploads/rules';
import type { BusinessKind } from '@/entities/auth/negocios/business';
import { notify } from '@/lib/notify';
import { ImageUpload } from '@/ui/images/image-upload';
import { Panel } from '@/ui/panel';
import { uploadBanner, uploadLogo, useUpdateBusiness } from './business-settings.queries';
import type { OwnBusiness } from './own-business';

const words = (failure: string) => ({ type: IMAGE_MESSAGES.wrongType, size: IMAGE_MESSAGES.tooHeavy, failure });

/** Logo and banner: each sent at once, and shown on the public page. */
export function BusinessPictures({ kind, business }: { kind: BusinessKind; business: OwnBusiness }) {
  const update = useUpdateBusiness();
  const save = (body: Parameters<typeof update.mutate>[0], done: string) =>
    update.mutate(body, {
      onSuccess: () => notify.ok(done),
      onError: (error) => notify.failure(error, PROFILE_MESSAGES.updateFailed),
    });
  const block = kind === 'taller' ? 'workshop' : 'store';
  return (
    <Panel title="Logo y banner" text="Se guardan al elegirlos.">
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', md: '200px minmax(0, 1fr)' } }}>
        <ImageUpload
          label="Logo"
          value={business.fotoPerfil ? [business.fotoPerfil] : []}
          onChange={([url]) =>
            save({ fotoPerfilUrl: url ?? null }, url ? IMAGE_MESSAGES.profileUploaded : PROFILE_MESSAGES.updated)
          }
          send={uploadLogo}
          types={IMAGE_TYPES}
          maxBytes={MAX_IMAGE_BYTES}
          words={words(IMAGE_MESSAGES.profileFailed)}
          disabled={update.isPending}
          hint={`${IMAGE_KINDS}. Recomendado: 500 × 500.`}
        />
        <ImageUpload
          label="Banner"
          value={business.banner ? [business.banner] : []}
          onChange={([url]) =>
            save({ [block]: { banner: url ?? null } }, url ? IMAGE_MESSAGES.bannerUploaded : PROFILE_MESSAGES.updated)
          }
          send={uploadBanner}
          types={IMAGE_TYPES}
          maxBytes={MAX_IMAGE_BYTES}
          words={words(IMAGE_MESSAGES.bannerFailed)}
          aspect={4}
          tile={480}
          disabled={update.isPending}
          hint={`${IMAGE_KINDS}. Recomendado: 1200 × 300.`}
        />
      </Box>
    </Panel>
  );
}
