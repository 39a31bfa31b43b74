import DownloadRounded from '@mui/icons-material/DownloadRounded';
import Button, { type ButtonProps } from '@mui/material/Button';
import { ORDER_MESSAGES } from '@tuerca/contracts/orders/messages';
import { notify } from '../../lib/notify';
import { useSaveFile } from '../../lib/use-save-file';
import { useInvoice } from '../../entities/orders/orders.queries';

interface InvoiceButtonProps {
  /** Number of the purchase or of the order; without one there is nothing to download, and it says so. */
  numero: string | null | undefined;
  /** All stores of the purchase; else one store's order. */
  whole?: boolean;
  label: string;
  /** For screen readers, where several stand on a page. */
  name?: string;
  variant?: ButtonProps['variant'];
  size?: ButtonProps['size'];
}

/** Saves the comprobante as Factura_{numero}.pdf. */
export function InvoiceButton({ numero, whole = false, label, name, variant = 'outlined', size }: InvoiceButtonProps) {
  const invoice = useInvoice();
  const save = useSaveFile();
  const download = () => {
    if (!numero) return void notify.error(ORDER_MESSAGES.nothingToPrint);
    invoice.mutateAsync({ numero, whole }).then(
      (file) => {
        save(file, `Factura_${numero}.pdf`);
        notify.ok(ORDER_MESSAGES.invoiceDownloaded);
      },
      () => notify.error(ORDER_MESSAGES.invoiceFailed),
    );
  };
  return (
    <Button
      variant={variant}
      size={size}
      startIcon={<DownloadRounded />}
      loading={invoice.isPending}
      loadingPosition="start"
      onClick={download}
      aria-label={name}
    >
      {label}
    </Button>
  );
}
