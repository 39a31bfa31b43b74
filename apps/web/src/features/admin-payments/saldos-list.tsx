import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DevolverSaldo } from '@tuerca/contracts/payments/admin-inputs';
import type { SaldoCliente } from '@tuerca/contracts/payments/admin-schemas';
import { MOTIVO_SALDO_LABELS } from '@tuerca/contracts/payments/states';
import { formatTelefono } from '@tuerca/contracts/venezuela/identidad';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { bs, shortDate } from '../../lib/format';
import { notify } from '../../lib/notify';
import { paths } from '../../lib/paths';
import type { Column } from '../../ui/data-table/column';
import { DataTable } from '../../ui/data-table/data-table';
import { EmptyState } from '../../ui/empty-state';
import { ServerFormDialog } from '../../ui/form/server-form-dialog';
import { TextInput } from '../../ui/form/text-input';
import { useServerForm } from '../../ui/form/use-server-form';
import { useRefund, useSaldos, readSaldosFile } from './admin-payments.queries';
import { ExportButton } from '../../ui/export-button';

const columns: readonly Column<SaldoCliente>[] = [
  {
    id: 'compra',
    header: 'Compra',
    card: 'title',
    cell: ({ orderNumber, pagoId }) => (
      <Link component={RouterLink} to={paths.adminPayment(pagoId)}>
        {orderNumber}
      </Link>
    ),
  },
  { id: 'fecha', header: 'Desde', card: 'corner', cell: ({ fecha }) => shortDate(fecha) },
  {
    id: 'motivo',
    header: 'Motivo',
    cell: ({ motivo, nota }) => `${MOTIVO_SALDO_LABELS[motivo]}${nota ? `: ${nota}` : ''}`,
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

function RefundDialog({ saldo, onClose }: { saldo: SaldoCliente; onClose: () => void }) {
  const refund = useRefund(saldo._id);
  const form = useServerForm({
    schema: DevolverSaldo,
    defaultValues: { referencia: '', nota: '' },
    send: (body: { referencia: string; nota?: string | null }) =>
      refund.mutateAsync({ referencia: body.referencia, ...(body.nota && { nota: body.nota }) }),
    failure: 'No pudimos guardar la devolución',
    onDone: () => {
      notify.ok(`Le avisamos a ${saldo.nombrePagador}`);
      onClose();
    },
  });
  return (
    <ServerFormDialog
      form={form}
      title={`Devolver ${bs(saldo.monto)}`}
      confirm="Marcar devuelto"
      confirming="Guardando..."
      onClose={onClose}
      maxWidth="xs"
    >
      <Typography>
        Envía el dinero a {saldo.nombrePagador} ({saldo.cedulaPagador}, {formatTelefono(saldo.telefonoPagador)},{' '}
        {saldo.bancoEmisorNombre}) y escribe la referencia.
      </Typography>
      <TextInput
        control={form.control}
        name="referencia"
        label="Referencia"
        inputMode="numeric"
        maxLength={20}
        required
      />
      <TextInput control={form.control} name="nota" label="Nota (opcional)" rows={2} maxLength={500} />
    </ServerFormDialog>
  );
}

/** What is owed to clients: to whom, why, and what settles it. */
export function SaldosList({ page, hrefOf }: { page: number; hrefOf: (page: number) => string }) {
  const query = useSaldos('pendiente', page);
  const [refunding, setRefunding] = useState<SaldoCliente | null>(null);
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', mb: 1 }}>
        <ExportButton
          read={() => readSaldosFile('pendiente')}
          fileName={'Por_devolver.csv'}
          words={{ failed: 'Error al exportar' }}
        />
      </Box>
      <DataTable
        label="Por devolver"
        noun={['devolución', 'devoluciones']}
        columns={columns}
        cardsBelow={860}
        query={query}
        keyOf={({ _id }) => _id}
        nameOf={({ orderNumber }) => `lo que se debe de la compra ${orderNumber}`}
        page={page}
        hrefOf={hrefOf}
        error="Error al cargar lo que se debe"
        empty={
          <EmptyState title="No debes dinero a ningún cliente" text="Aquí verás excedentes y pagos incompletos." />
        }
        buttons={(saldo) => (
          <Button
            size="small"
            variant="contained"
            onClick={() => setRefunding(saldo)}
            aria-label={`Devolver ${bs(saldo.monto)} de la compra ${saldo.orderNumber}`}
          >
            Devolver
          </Button>
        )}
      />
      {refunding && <RefundDialog saldo={refunding} onClose={() => setRefunding(null)} />}
    </>
  );
}
