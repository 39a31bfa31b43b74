import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { vehicleName } from '@tuerca/contracts/auth/garaje/vehiculo';
import { HOJA_MESSAGES } from '@tuerca/contracts/citas/hojas/messages';
import type { EnlaceHoja, HojaDeVida } from '@tuerca/contracts/citas/hojas/schemas';
import { formatFechaHora } from '@tuerca/contracts/venezuela/caracas';
import { useShareHoja, useUnshareHoja } from '@/entities/citas/hojas/hojas.queries';
import { messageOf } from '@/lib/api-error';
import { plural } from '@/lib/format';
import { notify } from '@/lib/notify';
import { useAbsolute } from '@/lib/origin';
import { paths } from '@/lib/paths';
import { CopyButton } from '@/ui/copy-button';
import { FormAlert } from '@/ui/form-alert';
import { WhatsApp } from '@/ui/icons/whats-app';
import { LoadingButton } from '@/ui/loading-button';

const visitsInWords = ({ visitas, ultimaVisita }: EnlaceHoja): string =>
  ultimaVisita
    ? `Abierto ${plural(visitas, 'vez', 'veces')}; la última, el ${formatFechaHora(ultimaVisita)}`
    : 'Todavía nadie lo ha abierto';

const Link = ({ url, enlace, car }: { url: string; enlace: EnlaceHoja; car: string }) => (
  <>
    <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 1 }}>
      <TextField
        label="Enlace"
        value={url}
        fullWidth
        slotProps={{ htmlInput: { readOnly: true } }}
        onFocus={(event) => event.target.select()}
      />
      <CopyButton compact text={url} what="el enlace" />
    </Box>
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {visitsInWords(enlace)}
    </Typography>
    <Button
      variant="outlined"
      startIcon={<WhatsApp />}
      href={`https://wa.me/?text=${encodeURIComponent(`Hoja de vida de mi ${car} en Tuerca: ${url}`)}`}
      target="_blank"
      rel="noopener noreferrer"
      sx={{ alignSelf: 'flex-start' }}
    >
      Enviar por WhatsApp
    </Button>
  </>
);

interface ShareDialogProps {
  hoja: Pick<HojaDeVida, 'vehiculo' | 'enlace'>;
  onClose: () => void;
}

/** The link to a record: making it, handing it on, and ending it. */
export function ShareDialog({ hoja: { vehiculo, enlace }, onClose }: ShareDialogProps) {
  const share = useShareHoja(vehiculo._id);
  const unshare = useUnshareHoja(vehiculo._id);
  const absolute = useAbsolute();
  const [failure, setFailure] = useState<string | null>(null);
  const busy = share.isPending || unshare.isPending;
  const run = async (action: () => Promise<unknown>, done: string) => {
    setFailure(null);
    try {
      await action();
      notify.ok(done);
    } catch (error) {
      setFailure(messageOf(error, HOJA_MESSAGES.changeFailed));
    }
  };
  const create = () => void run(() => share.mutateAsync(), HOJA_MESSAGES.shared);
  const end = () => void run(() => unshare.mutateAsync(), HOJA_MESSAGES.unshared);
  return (
    <Dialog open onClose={busy ? undefined : onClose} fullWidth maxWidth="sm" aria-labelledby="compartir-hoja">
      <DialogTitle id="compartir-hoja">Compartir la hoja de vida</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        {failure && <FormAlert message={failure} />}
        <Typography>
          {enlace
            ? 'Quien tenga este enlace ve la hoja de vida, siempre al día, hasta que dejes de compartirla.'
            : 'Crea un enlace para mostrarle a quien quiera comprar tu carro todo lo que se le ha hecho. Puedes quitarlo cuando quieras.'}
        </Typography>
        {enlace && <Link url={absolute(paths.sharedHoja(enlace.token))} enlace={enlace} car={vehicleName(vehiculo)} />}
        <Alert severity="info" role="note">
          Se ven los trabajos, repuestos, kilometrajes y garantías. No se ven tu nombre, tus datos, lo que pagaste ni
          tus notas, y la placa sale a medias.
        </Alert>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        {enlace && (
          <LoadingButton
            variant="text"
            color="error"
            loading={unshare.isPending}
            disabled={busy}
            loadingText="Quitando..."
            onClick={end}
            sx={{ mr: { sm: 'auto' } }}
          >
            Dejar de compartir
          </LoadingButton>
        )}
        <Button onClick={onClose} disabled={busy}>
          Cerrar
        </Button>
        <LoadingButton
          variant={enlace ? 'outlined' : 'contained'}
          loading={share.isPending}
          disabled={busy}
          loadingText="Creando..."
          onClick={create}
        >
          {enlace ? 'Cambiar enlace' : 'Crear enlace'}
        </LoadingButton>
      </DialogActions>
    </Dialog>
  );
}
