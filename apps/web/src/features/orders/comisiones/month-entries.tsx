import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { COMISION_MESSAGES } from '@tuerca/contracts/orders/comisiones/messages';
import { bs, plural, ref } from '@/lib/format';
import { monthWithYear } from '@/lib/months';
import { BackLink } from '@/ui/back-link';
import { DataTable } from '@/ui/data-table/data-table';
import { EmptyState } from '@/ui/empty-state';
import { Fact, Facts } from '@/ui/facts';
import { ReceiptLongRounded } from '@/ui/icons/receipt-long-rounded';
import { PageHeader } from '@/ui/page-header';
import { incomeMonthQuery, incomeQuery } from './comisiones.queries';
import { ENTRY_COLUMNS_WIDTH, entryName, STORE_ENTRY_COLUMNS } from './entry-columns';
import { MonthExportButton } from './month-export-button';
import { useIncomeOf } from './use-income-of';

/** The orders of one month with the commission of each. */
export function MonthEntries({ mes, page }: { mes: string; page: number }) {
  const business = useIncomeOf();
  const query = useQuery(incomeMonthQuery(business.of, mes, page));
  const month = useQuery(incomeQuery(business.of)).data?.meses.find((one) => one.mes === mes);
  return (
    <>
      <BackLink to={business.path()} label="Todos los meses" />
      <PageHeader
        title={`Ingresos de ${monthWithYear(mes)}`}
        text={month && `${plural(month.pedidos, ...business.paidJobs)} en el mes.`}
        actions={query.data && query.data.total > 0 && <MonthExportButton mes={mes} />}
      />
      {month && (
        <Box sx={{ mb: 3 }}>
          <Facts columns={4}>
            {(
              [
                [business.earned, month.ventas],
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
        label={`Movimientos de ${monthWithYear(mes)}`}
        noun={['movimiento', 'movimientos']}
        columns={STORE_ENTRY_COLUMNS}
        cardsBelow={ENTRY_COLUMNS_WIDTH}
        query={query}
        keyOf={({ _id }) => _id}
        nameOf={entryName}
        page={page}
        hrefOf={(next) => business.path({ mes, page: next })}
        empty={
          <EmptyState
            icon={<ReceiptLongRounded sx={{ fontSize: 34 }} />}
            title="Sin movimientos en este mes"
            text={business.month}
          />
        }
        error={COMISION_MESSAGES.monthFailed}
      />
    </>
  );
}
