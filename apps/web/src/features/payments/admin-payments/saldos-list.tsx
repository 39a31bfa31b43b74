import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { SaldoCliente } from '@tuerca/contracts/payments/payments/admin-schemas';
import { ofPaid } from '@tuerca/contracts/payments/payments/concepts';
import { MOTIVO_SALDO_LABELS } from '@tuerca/contracts/payments/payments/states';
import { formatTelefono } from '@tuerca/contracts/venezuela/identidad';
import { bs, shortDate } from '@/lib/format';
import { paths } from '@/lib/paths';
import type { AddressFilters } from '@/lib/use-address-filters';
import type { Column } from '@/ui/data-table/column';
import { ExportButton } from '@/ui/export-button';
import { OfficeList } from '@/ui/office-list';
import { onDemand } from '@/ui/on-demand';
import { readSaldosFile, useSaldos } from './admin-payments.queries';
import type { QueueFilters } from './queue-filters';

const RefundDialog = onDemand(async () => (await import('./refund-dialog')).RefundBalanceDialog);

const columns: readonly Column<SaldoCliente>[] = [
  {
    id: 'compra',
    header: 'Compra o plan',
    card: 'title',
    cell: ({ orderNumber, detalle, pagoId }) => (
      <Link component={RouterLink} to={paths.adminPayment(pagoId)}>
        {detalle ?? orderNumber}
      </Link>
    ),
  },
  { id: 'fecha', header: 'Desde', card: 'corner', cell: ({ fecha }) => shortDate(fecha) },
  {
    id: 'motivo',
    header: 'Motivo',
    cell: ({ motivo, numero, nota }) =>
      `${MOTIVO_SALDO_LABELS[motivo]}${numero ? ` ${numero}` : ''}${nota ? `: ${nota}` : ''}`,
  },
  {
    id: 'a',
    header: 'Se devuelve a',
    cell: ({ nombrePagador, cedulaPagador, telefonoPagador, bancoEmisorNombre }) =>
      `${nombrePagador}, ${cedulaPagador}, ${formatTelefono(telefonoPagador)}, ${bancoEmisorNombre}`,
  },
  {
    id: 'monto',
    header: 'Monto',
    align: 'right',
    cell: ({ monto }) => (
      <Box component="strong" sx={{ whiteSpace: 'nowrap' }}>
        {bs(monto)}
      </Box>
    ),
  },
];

/** Balances owed to clients: client, reason, and the button that settles it. */
export function SaldosList({ address }: { address: AddressFilters<QueueFilters> }) {
  const [refunding, setRefunding] = useState<SaldoCliente | null>(null);
  return (
    <OfficeList
      bare
      address={address}
      title="Por devolver"
      above={
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', mb: 1 }}>
          <ExportButton
            read={() => readSaldosFile('pendiente')}
            fileName="Por_devolver.csv"
            words={{ failed: 'Error al exportar' }}
          />
        </Box>
      }
      noun={['devolución', 'devoluciones']}
      columns={columns}
      cardsBelow={860}
      query={useSaldos('pendiente', address.filters.page)}
      nameOf={(saldo) => `lo que se debe ${ofPaid(saldo)}`}
      error="Error al cargar lo que se debe"
      none={{
        title: 'No debes dinero a ningún cliente',
        text: 'Aquí verás lo que se pagó de más, lo que se canceló después de pagarse y lo que llegó tarde.',
      }}
      buttons={(saldo) => (
        <Button
          size="small"
          variant="contained"
          onClick={() => setRefunding(saldo)}
          aria-label={`Devolver ${bs(saldo.monto)} ${ofPaid(saldo)}`}
        >
          Devolver
        </Button>
      )}
    >
      {refunding && <RefundDialog saldo={refunding} onClose={() => setRefunding(null)} />}
    </OfficeList>
  );
}
