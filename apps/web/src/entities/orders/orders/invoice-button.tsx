import Button, { type ButtonProps } from '@mui/material/Button';
import { DownloadRounded } from '@/ui/icons/download-rounded';
import { type InvoiceOf, useDownloadInvoice } from './use-download-invoice';

interface InvoiceButtonProps extends InvoiceOf {
  label: string;
  /** For screen readers, where several stand on a page. */
  name?: string;
  variant?: ButtonProps['variant'];
  size?: ButtonProps['size'];
}

/** Saves the comprobante. */
export function InvoiceButton({ label, name, variant = 'outlined', size, ...invoice }: InvoiceButtonProps) {
  const { download, busy } = useDownloadInvoice();
  return (
    <Button
      variant={variant}
      size={size}
      startIcon={<DownloadRounded />}
      loading={busy}
      loadingPosition="start"
      onClick={() => download(invoice)}
      aria-label={name}
    >
      {label}
    </Button>
  );
}
