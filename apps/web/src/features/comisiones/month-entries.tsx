import { ReceiptLongRounded } from '../../ui/icons/receipt-long-rounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { COMISION_MESSAGES } from '@tuerca/contracts/comisiones/messages';
import { bs, plural, ref } from '../../lib/format';
import { monthWithYear } from '../../lib/months';
import { paths } from '../../lib/paths';
import { BackLink } from '../../ui/back-link';
import { DataTable } from '../../ui/data-table/data-table';
import { EmptyState } from '../../ui/empty-state';
import { Fact, Facts } from '../../ui/facts';
import { PageHeader } from '../../ui/page-header';
import { incomeQuery, monthQuery } from './comisiones.queries';
import { ENTRY_COLUMNS, ENTRY_COLUMNS_WIDTH } from './entry-columns';
import { MonthExportButton } from './month-export-button';

/** The orders of one month with the commission of each. */
export function MonthEntries({ mes, page }: { mes: string; page: number }) {
  const query = useQuery(monthQuery(mes, page));
  const month = useQuery(incomeQuery()).data?.meses.find((one) => one.mes === mes);
  return (
    <>
      <BackLink to={paths.storeIncome()} label="Todos los meses" />
      <PageHeader
        title={`Ingresos de ${monthWithYear(mes)}`}
        text={month && `${plural(month.pedidos, 'pedido pagado', 'pedidos pagados')} en el mes.`}
        actions={query.data && query.data.total > 0 && <MonthExportButton mes={mes} />}
      />
      {month && (
        <Box sx={{ mb: 3 }}>
          <Facts columns={4}>
            {(
              [
                ['Ventas', month.ventas],
                ['Devuelto a clientes', month.devoluciones],
                ['Comisiones', month.comisiones],
                ['Neto', month.neto],
              ] as const
            ).map(([label, amount]) => (
              <Fact key={label} label={label}>
                {bs(amount.bs)}
                <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
                  {ref(amount.usd)}
                </Typography>
              </Fact>
            ))}
          </Facts>
        </Box>
      )}
      <DataTable
        label={`Pedidos de ${monthWithYear(mes)}`}
        noun={['movimiento', 'movimientos']}
        columns={ENTRY_COLUMNS}
        cardsBelow={ENTRY_COLUMNS_WIDTH}
        query={query}
        keyOf={({ _id }) => _id}
        nameOf={({ pedido, tipo }) => `${pedido?.numero ?? ''} ${tipo}`}
        page={page}
        hrefOf={(next) => paths.storeIncome({ mes, page: next })}
        empty={
          <EmptyState
            icon={<ReceiptLongRounded sx={{ fontSize: 34 }} />}
            title="Sin movimientos en este mes"
            text="Aquí aparecen los pedidos cuyo pago se confirmó en el mes, y lo que se canceló o devolvió."
          />
        }
        error={COMISION_MESSAGES.monthFailed}
      />
    </>
  );
}
