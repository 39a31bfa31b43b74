import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { ContenidoResena } from '@tuerca/contracts/comments';
import { MENSAJES_CATALOGO } from '@tuerca/contracts/mensajes';
import { useId, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { ApiError } from '../../lib/api-error';
import { useIdempotencyKey } from '../../lib/idempotency';
import { notify } from '../../lib/notify';
import { FormAlert } from '../../ui/form-alert';
import { TextInput } from '../../ui/form/text-input';
import { showServerErrors } from '../../ui/form/server-errors';
import { LoadingButton } from '../../ui/loading-button';
import { RatingField } from '../../ui/rating';
import { usePublishReview, type Target } from './resenas.queries';

interface ReviewDialogProps {
  open: boolean;
  onClose: () => void;
  target: Target;
  /** What is reviewed. */
  nombre: string;
}

interface Draft {
  texto: string;
  valoracion: number | undefined;
}

/** Writes a review. What was typed stays until it is published, also when the dialog is closed meanwhile. */
export function ReviewDialog({ open, onClose, target, nombre }: ReviewDialogProps) {
  const id = useId();
  const key = useIdempotencyKey();
  const publish = usePublishReview(target);
  const { control, handleSubmit, reset, setError } = useForm<Draft, unknown, { texto: string; valoracion: number }>({ resolver: zodResolver(ContenidoResena) as never, defaultValues: { texto: '', valoracion: undefined } });

  const [failure, setFailure] = useState<string | null>(null);

  const send = handleSubmit(async (values) => {
    setFailure(null);
    try {
      await publish.mutateAsync({ ...values, idempotencyKey: key.current() });
    } catch (error) {
      // The server read these data and refused them: the next attempt may carry others.
      if (error instanceof ApiError) key.renew();
      if (showServerErrors(error, setError)) return;
      // Here and not in the corner: what lies behind an open dialog is hidden from screen readers.
      setFailure(error instanceof Error && error.message ? MENSAJES_CATALOGO.resenaErrorDetalle(error.message) : MENSAJES_CATALOGO.resenaError);
      return;
    }
    key.renew();
    notify.ok(MENSAJES_CATALOGO.resenaOk);
    reset();
    onClose();
  });

  return (
    <Dialog open={open} onClose={publish.isPending ? undefined : onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>Escribir reseña</DialogTitle>
      <Box component="form" noValidate onSubmit={(event) => void send(event)} sx={{ display: 'contents' }}>
        <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
          <Box sx={{ color: 'text.secondary' }}>{nombre}</Box>
          {failure && <FormAlert message={failure} />}
          <Controller name="valoracion" control={control} render={({ field, fieldState }) => <RatingField value={field.value ?? null} onChange={(value) => field.onChange(value ?? undefined)} error={fieldState.error?.message} />} />
          <TextInput control={control} name="texto" label="Tu comentario" rows={4} maxLength={2000} placeholder="¿Te sirvió? ¿Llegó completo? ¿Cómo quedó montado?" required />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={publish.isPending}>
            Cancelar
          </Button>
          <LoadingButton type="submit" loading={publish.isPending} loadingText="Publicando...">
            Publicar reseña
          </LoadingButton>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
