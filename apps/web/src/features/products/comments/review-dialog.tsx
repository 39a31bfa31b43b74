import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Controller } from 'react-hook-form';
import type { Resena } from '@tuerca/contracts/products/comments/schemas';
import { longDate } from '@/lib/format';
import { FormDialog } from '@/ui/form/form-dialog';
import { TextInput } from '@/ui/form/text-input';
import { FormAlert } from '@/ui/form-alert';
import { RatingField } from '@/ui/rating-field';
import type { Target } from './comments.queries';
import { useReviewForm } from './use-review-form';

interface ReviewDialogProps {
  open: boolean;
  onClose: () => void;
  /** Called after saving. */
  onDone: () => void;
  target: Target;
  /** Name of the target. */
  nombre: string;
  /** The review to change; a new one when absent. */
  resena?: Resena;
}

/** Publishes or changes a review. The input is kept until it is published, also when the dialog is closed meanwhile. */
export function ReviewDialog({ open, onClose, onDone, target, nombre, resena }: ReviewDialogProps) {
  const { control, submit, existing, failure, repeated, editExisting, finding, busy } = useReviewForm(
    target,
    nombre,
    resena,
    onDone,
  );
  return (
    <FormDialog
      open={open}
      title={existing ? 'Editar reseña' : 'Escribir reseña'}
      onSubmit={submit}
      onClose={onClose}
      confirm={existing ? 'Guardar cambios' : 'Publicar reseña'}
      confirming={existing ? 'Guardando...' : 'Publicando...'}
      busy={busy}
      failure={
        failure && (
          <FormAlert message={failure}>
            {repeated && (
              <Button
                variant="outlined"
                size="small"
                loading={finding}
                onClick={() => void editExisting()}
                sx={{ mt: 0.5 }}
              >
                Editar mi reseña
              </Button>
            )}
          </FormAlert>
        )
      }
    >
      <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{nombre}</Box>
      {existing && !resena && (
        <FormAlert
          severity="info"
          message={`Esto reemplaza la reseña que escribiste el ${longDate(existing.createdAt)}:`}
        >
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
            «{existing.texto}»
          </Typography>
        </FormAlert>
      )}
      <Controller
        name="valoracion"
        control={control}
        render={({ field, fieldState }) => (
          <RatingField
            autoFocus
            value={field.value ?? null}
            onChange={(value) => field.onChange(value ?? undefined)}
            error={fieldState.error?.message}
          />
        )}
      />
      <TextInput
        control={control}
        name="texto"
        label="Tu comentario"
        rows={4}
        maxLength={2000}
        placeholder="¿Te sirvió? ¿Llegó completo? ¿Cómo quedó montado?"
        required
      />
    </FormDialog>
  );
}
