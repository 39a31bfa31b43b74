import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { DEMANDA_MESSAGES } from '@tuerca/contracts/cart/demanda/messages';
import type { DemandSort } from '@tuerca/contracts/cart/demanda/rules';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { messageOf } from '@/lib/api-error';
import { monthWithYear } from '@/lib/months';
import { paths } from '@/lib/paths';
import type { AddressFilters } from '@/lib/use-address-filters';
import { useNow } from '@/lib/use-now';
import { ErrorState } from '@/ui/error-state';
import { ExportButton } from '@/ui/export-button';
import { FilterSelect } from '@/ui/filter-select';
import { ShowChartRounded } from '@/ui/icons/show-chart-rounded';
import { OfficeList } from '@/ui/office-list';
import { Section } from '@/ui/section';
import { DayCharts } from './day-charts';
import { demandMonthQuery, productsQuery, readDemandFile } from './demanda.queries';
import { type DemandFilters, lastMonths } from './filters';
import { MonthStats } from './month-stats';
import { DEMAND_WIDTH, MONTH_COLUMNS } from './product-columns';

const SORTS: Record<DemandSort, string> = {
  unidades: 'Más vendidos',
  monto: 'Mayor monto vendido',
  vistas: 'Más vistos',
  carritos: 'Más agregados al carrito',
  conversion: 'Más compras por visita',
  devueltas: 'Más devueltos',
};
const row = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  alignItems: 'flex-end',
  mb: 2,
  '& > *': { minWidth: { xs: '100%', sm: 240 } },
};

/** One month: its figures, its days, its products, and all of it as a file. */
export function MonthView({ address }: { address: AddressFilters<DemandFilters> }) {
  const { filters, change } = address;
  const now = useNow();
  const months = lastMonths(now);
  const mes = filters.mes || months[0]!;
  const name = monthWithYear(mes);
  const { data: month, error, refetch, isFetching } = useQuery(demandMonthQuery(mes));
  const options = (months.includes(mes) ? months : [...months, mes]).map((value) => ({
    value,
    label: monthWithYear(value),
  }));
  return (
    <>
      <Box sx={{ ...row, justifyContent: 'space-between', mt: 3 }}>
        <FilterSelect
          id="mes"
          label="Mes"
          value={mes}
          options={options}
          onChange={(value) => change({ mes: value === months[0] ? '' : value })}
        />
        <ExportButton
          read={() => readDemandFile(mes)}
          fileName={`Que_se_vende_${mes}.csv`}
          words={{ done: DEMANDA_MESSAGES.exported, failed: DEMANDA_MESSAGES.exportFailed }}
        />
      </Box>
      {error && !month ? (
        <ErrorState
          message={messageOf(error, DEMANDA_MESSAGES.monthFailed)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <MonthStats month={month} isOver={mes !== months[0]} />
          <DayCharts month={month} today={caracasDate(now)} />
        </Box>
      )}
      <Section
        title="Por producto"
        text="Lo vendido son los pedidos pagados del mes que no se cancelaron, sin el envío. ‘Compran’ es cuántos pedidos salen de cada 100 vistas."
      >
        <OfficeList
          bare
          address={address}
          title={`Productos de ${name}`}
          controls={
            <Box sx={row}>
              <FilterSelect
                id="orden"
                label="Ordenar por"
                value={filters.orden}
                options={(Object.keys(SORTS) as DemandSort[]).map((value) => ({ value, label: SORTS[value] }))}
                onChange={(orden) => change({ orden })}
              />
            </Box>
          }
          noun={['producto', 'productos']}
          columns={MONTH_COLUMNS}
          cardsBelow={DEMAND_WIDTH}
          query={useQuery(productsQuery(mes, filters))}
          keyOf={({ producto }) => producto._id}
          nameOf={({ producto }) => producto.nombre}
          none={{
            icon: ShowChartRounded,
            title: `Sin movimiento en ${name}`,
            text: 'Nadie abrió, agregó al carrito ni compró tus productos en este mes. Con buenas fotos y la compatibilidad completa aparecen en más búsquedas.',
            action: (
              <Button variant="outlined" component={Link} to={paths.storeProducts()}>
                Ver mis productos
              </Button>
            ),
          }}
          error={DEMANDA_MESSAGES.productsFailed}
        />
      </Section>
    </>
  );
}
