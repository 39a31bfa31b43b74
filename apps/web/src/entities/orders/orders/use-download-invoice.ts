import { ORDER_MESSAGES } from '@tuerca/contracts/orders/orders/messages';
import { refusalOf } from '@/lib/api-error';
import { notify } from '@/lib/notify';
import { useSaveFile } from '@/lib/use-save-file';
import { useInvoice } from './orders.queries';

/** Identifies a comprobante. */
export interface InvoiceOf {
  /** Number or id of the order, or number of the purchase; without one there is nothing to download, and a message says so. */
  numero: string | null | undefined;
  /** True for all stores of the purchase; else one store's order. */
  whole?: boolean;
  /** Name of the file; Factura_{numero}.pdf by default. */
  fileName?: string;
}

/** Downloads comprobantes, and reports success or failure. */
export function useDownloadInvoice(): { download: (of: InvoiceOf) => void; busy: boolean } {
  const invoice = useInvoice();
  const save = useSaveFile();
  const download = ({ numero, whole = false, fileName = `Factura_${numero}.pdf` }: InvoiceOf) => {
    if (!numero) return void notify.error(ORDER_MESSAGES.nothingToPrint);
    invoice.mutateAsync({ numero, whole }).then(
      (file) => {
        save(file, fileName);
        notify.ok(ORDER_MESSAGES.invoiceDownloaded);
      },
      (error: unknown) => notify.error(refusalOf(error, ORDER_MESSAGES.invoiceFailed)),
    );
  };
  return { download, busy: invoice.isPending };
}
