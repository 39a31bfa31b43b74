import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { COMISION_MESSAGES } from '@tuerca/contracts/orders/comisiones/messages';
import type { Ingresos, MesIngresos } from '@tuerca/contracts/orders/comisiones/schemas';
import { monthWithYear } from '@/lib/months';
import type { Column } from '@/ui/data-table/column';
import { DataTable } from '@/ui/data-table/data-table';
import { ReceiptLongRounded } from '@/ui/icons/receipt-long-rounded';
import { Amount } from './amount';
import { MonthExportButton } from './month-export-button';
import { useIncomeOf } from './use-income-of';

/** Room (px) that the columns need beside each other. */
const WIDTH = 900;
const columns = (business: ReturnType<typeof useIncomeOf>): readonly Column<MesIngresos>[] => [
  {
    id: 'mes',
    header: 'Mes',
    card: 'title',
    cell: ({ mes }) => (
      <MuiLink component={Link} to={business.path({ mes })}>
        {monthWithYear(mes)}
      </MuiLink>
    ),
  },
  {
    id: 'pedidos',
    header: business.jobsHeader,
    align: 'right',
    cell: ({ pedidos }) => pedidos.toLocaleString('es-VE'),
  },
  { id: 'ventas', header: business.earned, align: 'right', cell: ({ ventas }) => <Amount of={ventas} /> },
  { id: 'devoluciones', header: 'Devuelto', align: 'right', cell: ({ devoluciones }) => <Amount of={devoluciones} /> },
  { id: 'comisiones', header: 'Comisiones', align: 'right', cell: ({ comisiones }) => <Amount of={comisiones} /> },
  { id: 'neto', header: 'Neto', align: 'right', cell: ({ neto }) => <Amount of={neto} strong /> },
];

/** Months in which something was sold or came back, newest first. */
export const movedMonths = ({ meses }: Ingresos): MesIngresos[] =>
  meses.filter(({ pedidos, neto, devoluciones }) => pedidos > 0 || neto.bs !== 0 || devoluciones.bs !== 0).reverse();

/** Each month with its figures, its orders and its file. */
export function MonthsTable({ months }: { months: readonly MesIngresos[] }) {
  const business = useIncomeOf();
  const data = { rows: months, total: months.length, totalPages: 1 };
  return (
    <DataTable
      label="Ingresos por mes"
      noun={['mes', 'meses']}
      columns={columns(business)}
      cardsBelow={WIDTH}
      query={{ data, error: null, isPending: false, isFetching: false, refetch: () => undefined }}
      keyOf={({ mes }) => mes}
      nameOf={({ mes }) => monthWithYear(mes)}
      empty={null}
      error={COMISION_MESSAGES.incomeFailed}
      buttons={({ mes }) => (
        <>
          <Button
            component={Link}
            variant="text"
            startIcon={<ReceiptLongRounded />}
            to={business.path({ mes })}
            aria-label={`Ver los ${business.jobs[1]} de ${monthWithYear(mes)}`}
          >
            {business.seeJobs}
          </Button>
          <MonthExportButton mes={mes} compact />
        </>
      )}
    />
  );
}
