import { MOTIVOS_LISTOS } from '@tuerca/contracts/platform/reportes/objects';
import { ModeracionMasiva } from '@tuerca/contracts/products/comments/admin-schemas';
import { MODERATION_MESSAGES } from '@tuerca/contracts/products/comments/messages';
import { ReasonDialog } from '@/ui/form/reason-dialog';
import { type Moderated, useModerate } from './moderation.queries';

const READY = (['ofensivo', 'publicidad', 'datos_personales', 'fuera', 'otro'] as const).map(
  (tipo) => MOTIVOS_LISTOS[tipo],
);

interface ModerateDialogProps {
  moderated: Moderated;
  /** Hidden or shown content: 'la reseña de Ana'. */
  what: string;
  onDone?: () => void;
  onClose: () => void;
}

/** Hides content, or shows it again, with the reason that its author reads. */
export function ModerateDialog({ moderated, what, onDone, onClose }: ModerateDialogProps) {
  const moderate = useModerate(moderated);
  const hides = 'ids' in moderated || moderated.estado === 'oculto';
  return (
    <ReasonDialog
      title={`${hides ? 'Ocultar' : 'Mostrar'} ${what}`}
      confirm={hides ? 'Ocultar' : 'Mostrar'}
      confirming="Guardando..."
      danger={hides}
      rule={ModeracionMasiva.shape.motivo}
      send={(motivo) => moderate.mutateAsync(motivo)}
      success={hides ? MODERATION_MESSAGES.hidden : MODERATION_MESSAGES.shown}
      failure={MODERATION_MESSAGES.failed}
      ready={hides ? READY : undefined}
      onDone={onDone}
      onClose={onClose}
    >
      {hides
        ? 'Deja de mostrarse y de contar en el promedio. Quien lo escribió recibe el motivo.'
        : 'Vuelve a mostrarse y a contar. Quien lo escribió recibe un aviso.'}
    </ReasonDialog>
  );
}
