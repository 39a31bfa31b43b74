import type { Lista } from '@tuerca/contracts/platform/catalogos/live';
import { CATALOGO_MESSAGES } from '@tuerca/contracts/platform/catalogos/messages';
import { CambioDeEntrada, type EntradaAdmin } from '@tuerca/contracts/platform/catalogos/schemas';
import { AUDITED } from '@/entities/admin/audit-format';
import { ReasonDialog } from '@/ui/form/reason-dialog';
import { useChangeList, useChangePreview } from './catalogos.queries';
import { PreviewNote } from './preview-note';

interface SwitchDialogProps {
  lista: Lista;
  entry: EntradaAdmin;
  onClose: () => void;
}

/** Takes an entry out of pickers and forms, or brings it back. */
export function SwitchDialog({ lista, entry, onClose }: SwitchDialogProps) {
  const change = useChangeList(lista);
  const off = !entry.apagada;
  const preview = useChangePreview(lista, off ? { id: entry.id } : null);
  return (
    <ReasonDialog
      title={`${off ? 'Apagar' : 'Encender'} ${entry.nombre}`}
      confirm={off ? 'Apagar' : 'Encender'}
      confirming="Guardando..."
      danger={off}
      rule={CambioDeEntrada.shape.motivo}
      send={(motivo) =>
        change.mutateAsync({
          kind: 'change',
          id: entry.id,
          body: { apagada: off, motivo, visto: preview.data?.total ?? 0 },
        })
      }
      success={CATALOGO_MESSAGES.saved}
      failure={CATALOGO_MESSAGES.saveFailed}
      hint={AUDITED}
      onClose={onClose}
    >
      {off ? (
        <PreviewNote
          preview={preview}
          outcome={`${lista === 'oficinas' ? 'Esos pedidos la conservan' : 'Lo publicado la conserva'}; nadie más podrá elegirla.`}
        />
      ) : (
        'Vuelve a aparecer donde se elige.'
      )}
    </ReasonDialog>
  );
}
