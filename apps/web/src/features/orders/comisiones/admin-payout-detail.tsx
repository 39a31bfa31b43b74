import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { COMISION_MESSAGES } from '@tuerca/contracts/orders/comisiones/messages';
import { plural, shortDate } from '@/lib/format';
import { Head } from '@/lib/head';
import { paths } from '@/lib/paths';
import { usePage } from '@/lib/use-page';
import { BackLink } from '@/ui/back-link';
import { DataTable } from '@/ui/data-table/data-table';
import { onDemand } from '@/ui/on-demand';
import { PageHeader } from '@/ui/page-header';
import { adminFiles, adminPayoutQuery } from './admin.queries';
import { ADMIN_ENTRY_COLUMNS, ENTRY_COLUMNS_WIDTH, entryName } from './entry-columns';
import { ListExportButton } from './list-export-button';
import { PayoutChip } from './payout-columns';
import { PayoutFacts } from './payout-facts';

const PayPayoutDialog = onDemand(async () => (await import('./pay-payout-dialog')).PayPayoutDialog);

const jobsOf = ({ tipo }: { tipo: 'tienda' | 'taller' }): [string, string] =>
  tipo === 'taller' ? ['trabajo', 'trabajos'] : ['pedido', 'pedidos'];

/** One payout of a store or workshop: its figures, its transfer, the entries that it took in, and marking it as paid. */
function AdminPayoutDetail({ id, page }: { id: string; page: number }) {
  const query = useQuery(adminPayoutQuery(id, page));
  const [paying, setPaying] = useState(false);
  const liquidacion = query.data?.liquidacion;
  const name = liquidacion ? `${liquidacion.tienda.nombre}, liquidación ${liquidacion.numero}` : 'Liquidación';
  return (
    <>
      <BackLink to={paths.adminPayouts({ vista: 'liquidaciones' })} label="Liquidaciones" />
      <PageHeader
        title={name}
        text={
          liquidacion &&
          `${plural(liquidacion.pedidos, ...jobsOf(liquidacion.tienda))} hasta el ${shortDate(liquidacion.hasta)}. Cerrada el ${shortDate(liquidacion.fecha)}.`
        }
        actions={
          liquidacion && (
            <>
              <PayoutChip estado={liquidacion.estado} />
              <ListExportButton name={`Liquidacion_${liquidacion.numero}`} read={() => adminFiles.entries(id)} />
              {liquidacion.estado === 'pendiente' && (
                <Button variant="contained" onClick={() => setPaying(true)}>
                  Marcar como pagada
                </Button>
              )}
            </>
          )
        }
      />
      {liquidacion && (
        <PayoutFacts
          liquidacion={liquidacion}
          nota={liquidacion.nota}
          admin
          earned={liquidacion.tienda.tipo === 'taller' ? 'Mano de obra' : 'Ventas'}
        />
      )}
      <DataTable
        label={COMISION_MESSAGES.payoutMovements}
        noun={['movimiento', 'movimientos']}
        columns={ADMIN_ENTRY_COLUMNS}
        cardsBelow={ENTRY_COLUMNS_WIDTH}
        query={query}
        keyOf={({ _id }) => _id}
        nameOf={entryName}
        page={page}
        hrefOf={(next) => `?page=${next}`}
        empty={null}
        error={COMISION_MESSAGES.payoutsFailed}
      />
      {paying && liquidacion && <PayPayoutDialog liquidacion={liquidacion} onClose={() => setPaying(false)} />}
    </>
  );
}

/** One payout, of the administrators' panel. */
export const PayoutPage = () => {
  const { id = '' } = useParams();
  const page = usePage();
  return (
    <Container sx={{ pb: 4 }}>
      <Head title="Liquidación" noindex />
      <AdminPayoutDetail id={id} page={page} />
    </Container>
  );
};
