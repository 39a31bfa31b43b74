import { useQuery } from '@tanstack/react-query';
import { COMISION_MESSAGES } from '@tuerca/contracts/orders/comisiones/messages';
import { plural, shortDate } from '@/lib/format';
import { BackLink } from '@/ui/back-link';
import { DataTable } from '@/ui/data-table/data-table';
import { PageHeader } from '@/ui/page-header';
import { payoutQuery } from './comisiones.queries';
import { ENTRY_COLUMNS_WIDTH, entryName, STORE_ENTRY_COLUMNS } from './entry-columns';
import { PayoutChip } from './payout-columns';
import { PayoutFacts } from './payout-facts';
import { useIncomeOf } from './use-income-of';

/** One payout: its figures, its transfer and the orders that it took in. */
export function PayoutDetail({ id, page }: { id: string; page: number }) {
  const business = useIncomeOf();
  const query = useQuery(payoutQuery(business.of, id, page));
  const liquidacion = query.data?.liquidacion;
  return (
    <>
      <BackLink to={business.path()} label="Ingresos" />
      <PageHeader
        title={liquidacion ? `Liquidación ${liquidacion.numero}` : 'Liquidación'}
        text={
          liquidacion &&
          `${plural(liquidacion.pedidos, ...business.jobs)} hasta el ${shortDate(liquidacion.hasta)}. Cerrada el ${shortDate(liquidacion.fecha)}.`
        }
        actions={liquidacion && <PayoutChip estado={liquidacion.estado} />}
      />
      {liquidacion && <PayoutFacts liquidacion={liquidacion} earned={business.earned} />}
      <DataTable
        label={COMISION_MESSAGES.payoutMovements}
        noun={['movimiento', 'movimientos']}
        columns={STORE_ENTRY_COLUMNS}
        cardsBelow={ENTRY_COLUMNS_WIDTH}
        query={query}
        keyOf={({ _id }) => _id}
        nameOf={entryName}
        page={page}
        hrefOf={(next) => business.path({ liquidacion: id, page: next })}
        empty={null}
        error={COMISION_MESSAGES.payoutsFailed}
      />
    </>
  );
}
