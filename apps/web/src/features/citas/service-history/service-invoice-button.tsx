import Button from '@mui/material/Button';
import { CITA_MESSAGES } from '@tuerca/contracts/citas/citas/messages';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import { useCitaFile } from '@/entities/citas/citas/citas.queries';
import { notify } from '@/lib/notify';
import { useMayCall } from '@/lib/use-may-call';
import { useSaveFile } from '@/lib/use-save-file';
import { DownloadRounded } from '@/ui/icons/download-rounded';
import { INVOICE_CALLS } from './service-history.queries';

/** Saves the comprobante (which is the owner's to hand out) of a completed service as factura-servicio-{id}.pdf. */
export function ServiceInvoiceButton({ cita: { _id, cliente } }: { cita: Cita }) {
  const file = useCitaFile();
  const save = useSaveFile();
  const may = useMayCall();
  const download = () =>
    file.mutateAsync({ citaId: _id, kind: 'invoice' }).then(
      (pdf) => {
        save(pdf, `factura-servicio-${_id}.pdf`);
        notify.ok(CITA_MESSAGES.invoiceDownloaded);
      },
      (error: unknown) => notify.failure(error, CITA_MESSAGES.invoiceFailed),
    );
  if (!may(INVOICE_CALLS.invoice)) return null;
  return (
    <Button
      variant="text"
      startIcon={<DownloadRounded />}
      loading={file.isPending}
      loadingPosition="start"
      onClick={() => void download()}
      aria-label={`Descargar la factura de ${cliente.nombre}`}
    >
      Factura
    </Button>
  );
}
