import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import { COMISION_MESSAGES } from '@tuerca/contracts/comisiones/messages';
import type { Liquidacion } from '@tuerca/contracts/comisiones/schemas';
import { bs, plural, ref, shortDate } from '../../lib/format';
import { paths } from '../../lib/paths';
import { BackLink } from '../../ui/back-link';
import { DataTable } from '../../ui/data-table/data-table';
import { Fact, Facts } from '../../ui/facts';
import { PageHeader } from '../../ui/page-header';
import { payoutQuery } from './comisiones.queries';
import { ENTRY_COLUMNS, ENTRY_COLUMNS_WIDTH } from './entry-columns';
import { PayoutChip } from './payout-columns';

function PayoutFacts({ liquidacion }: { liquidacion: Liquidacion }) {
  const { ventas, devoluciones, comisiones, reembolsos, total, referencia, fechaPago } = liquidacion;
  const amounts = [
    ['Ventas', ventas],
    ['Devuelto a clientes', devoluciones],
    ['Comisiones', comisiones],
    ...(reembolsos.bs === 0 ? [] : [['Reembolsos que enviaste tú', reembolsos] as const]),
    [referencia ? 'Total transferido' : 'Total a transferirte', total],
  ] as const;
  return (
    <Box sx={{ mb: 3 }}>
      <Facts columns={amounts.length === 5 ? 3 : 4}>
        {amounts.map(([label, amount]) => (
          <Fact key={label} label={label}>
            {bs(amount.bs)}
            <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
              {ref(amount.usd)}
            </Typography>
          </Fact>
        ))}
        <Fact label="Transferencia">
          {referencia && fechaPago ? `Ref. ${referencia}, ${shortDate(fechaPago)}` : 'Todavía no te la enviamos'}
        </Fact>
      </Facts>
    </Box>
  );
}

/** One payout: its figures, its transfer and the orders that it took in. */
export function PayoutDetail({ id, page }: { id: string; page: number }) {
  const query = useQuery(payoutQuery(id, page));
  const liquidacion = query.data?.liquidacion;
  return (
    <>
      <BackLink to={paths.storeIncome()} label="Ingresos" />
      <PageHeader
        title={liquidacion ? `Liquidación ${liquidacion.numero}` : 'Liquidación'}
        text={
          liquidacion &&
          `${plural(liquidacion.pedidos, 'pedido', 'pedidos')} hasta el ${shortDate(liquidacion.hasta)}. Cerrada el ${shortDate(liquidacion.fecha)}.`
        }
        actions={liquidacion && <PayoutChip estado={liquidacion.estado} />}
      />
      {liquidacion && <PayoutFacts liquidacion={liquidacion} />}
      <DataTable
        label="Pedidos de la liquidación"
        noun={['movimiento', 'movimientos']}
        columns={ENTRY_COLUMNS}
        cardsBelow={ENTRY_COLUMNS_WIDTH}
        query={query}
        keyOf={({ _id }) => _id}
        nameOf={({ pedido, tipo }) => `${pedido?.numero ?? ''} ${tipo}`}
        page={page}
        hrefOf={(next) => paths.storeIncome({ liquidacion: id, page: next })}
        empty={null}
        error={COMISION_MESSAGES.payoutsFailed}
      />
    </>
  );
}
