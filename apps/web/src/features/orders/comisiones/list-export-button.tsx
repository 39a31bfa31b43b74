import { COMISION_MESSAGES } from '@tuerca/contracts/orders/comisiones/messages';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { ExportButton } from '@/ui/export-button';

interface ListExportButtonProps {
  /** What the file holds, as its name says it: 'Saldos'. */
  name: string;
  read: () => Promise<Blob>;
}

/** Saves a list as CSV under its name and today's date. */
export const ListExportButton = ({ name, read }: ListExportButtonProps) => (
  <ExportButton
    read={read}
    fileName={`${name}_${caracasDate(new Date())}.csv`}
    words={{ done: COMISION_MESSAGES.listExported, failed: COMISION_MESSAGES.listExportFailed }}
  />
);
