import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import MuiTab from '@mui/material/Tab';
import MuiTabs from '@mui/material/Tabs';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { CONCEPTO_PAGO_LABELS, CONCEPTOS_PAGO, ofPaid } from '@tuerca/contracts/payments/payments/concepts';
import { METODO_LABELS, METODOS_PAGO } from '@tuerca/contracts/payments/payments/states';
import { bancos } from '@tuerca/contracts/platform/catalogos/bancos';
import type { EarlyPage } from '@/lib/early-data';
import { Head } from '@/lib/head';
import { paths } from '@/lib/paths';
import { useAddressFilters } from '@/lib/use-address-filters';
import { DataTable } from '@/ui/data-table/data-table';
import { EmptyState } from '@/ui/empty-state';
import { ExportButton } from '@/ui/export-button';
import { FilterSelect } from '@/ui/filter-select';
import { ListFilters } from '@/ui/list-filters';
import { NothingFound } from '@/ui/nothing-found';
import { PageHeader } from '@/ui/page-header';
import { queueQuery, readQueueFile } from './admin-payments.queries';
import { QUEUE_WIDTH, queueColumns } from './queue-columns';
import { QUEUE_FILTERS, QUEUE_TABS, type QueueTab, TAB_LABELS } from './queue-filters';
import { QueueMoreFilters } from './queue-more-filters';
import { SaldosList } from './saldos-list';

const MAX_COUNT = 10_000;
const BANKS = () => [
  { value: '', label: 'Todos los bancos' },
  ...bancos().map(({ codigo, nombreCorto }) => ({ value: codigo, label: nombreCorto })),
];
const CONCEPTS = [
  { value: '', label: 'Todo' },
  ...CONCEPTOS_PAGO.map((concepto) => ({ value: concepto, label: CONCEPTO_PAGO_LABELS[concepto] })),
];
const METHODS = [
  { value: '', label: 'Todos' },
  ...METODOS_PAGO.map((metodo) => ({ value: metodo, label: METODO_LABELS[metodo] })),
];
const countOf = (count: number | undefined) =>
  count === undefined ? '' : count >= MAX_COUNT ? ' (10.000+)' : ` (${count})`;

/** The verification queue: a tab per group with its count, filters in the address, cards on a phone. */
function QueueView() {
  const { filters, change, clear, hrefOf } = useAddressFilters(QUEUE_FILTERS);
  const query = useQuery(queueQuery(filters));
  const applied = QUEUE_FILTERS.applied(filters);
  const counts: Partial<Record<QueueTab, number>> = {
    ...query.data?.conteos,
    por_devolver: query.data?.porDevolver,
  };
  return (
    <>
      <MuiTabs
        value={filters.grupo}
        onChange={(_, grupo: QueueTab) => change({ grupo })}
        aria-label="Grupos de pagos"
        variant="scrollable"
        scrollButtons="auto"
        allowScrollButtonsMobile
        sx={{ borderBottom: 1, borderColor: 'divider', mb: 2 }}
      >
        {QUEUE_TABS.map((tab) => (
          <MuiTab key={tab} value={tab} label={TAB_LABELS[tab] + countOf(counts[tab])} />
        ))}
      </MuiTabs>
      {filters.grupo === 'por_devolver' ? (
        <SaldosList page={filters.page} hrefOf={hrefOf} />
      ) : (
        <>
          <ListFilters
            search={{
              place: 'En los pagos',
              placeholder: 'Compra, plan, referencia, pagador o cédula',
              value: filters.search,
              maxLength: 60,
              onChange: (search, typing) => change({ search }, typing),
            }}
            columns={5}
            tools={
              <ExportButton
                read={() => readQueueFile(filters)}
                fileName={`Pagos_${filters.grupo}.csv`}
                words={{ failed: 'Error al exportar los pagos' }}
              />
            }
            applied={applied}
            onRemove={change}
            onClear={clear}
          >
            <FilterSelect
              id="concepto"
              label="Qué paga"
              value={filters.concepto}
              options={CONCEPTS}
              onChange={(concepto) => change({ concepto: concepto as typeof filters.concepto }, true)}
            />
            <FilterSelect
              id="banco"
              label="Banco emisor"
              value={filters.banco}
              options={BANKS()}
              onChange={(banco) => change({ banco }, true)}
            />
            <FilterSelect
              id="metodo"
              label="Método"
              value={filters.metodo}
              options={METHODS}
              onChange={(metodo) => change({ metodo: metodo as typeof filters.metodo }, true)}
            />
            <QueueMoreFilters filters={filters} onChange={change} />
          </ListFilters>

          <DataTable
            label="Pagos"
            noun={['pago', 'pagos']}
            columns={queueColumns}
            cardsBelow={QUEUE_WIDTH}
            query={query}
            keyOf={({ _id }) => _id}
            nameOf={(pago) => `el pago ${ofPaid(pago)}`}
            page={filters.page}
            hrefOf={hrefOf}
            error="Error al cargar los pagos"
            empty={
              applied.length ? (
                <NothingFound
                  title="No encontramos pagos con esos filtros"
                  text="Prueba con otra referencia u otro banco."
                  onClear={clear}
                />
              ) : (
                <EmptyState title="No hay pagos aquí" text="Cuando llegue alguno lo verás sin recargar la página." />
              )
            }
            buttons={({ _id, expira, ...paid }) => (
              <Button
                size="small"
                variant={expira ? 'contained' : 'outlined'}
                component={Link}
                to={paths.adminPayment(_id)}
                aria-label={`${expira ? 'Revisar' : 'Ver'}: pago ${ofPaid(paid)}`}
              >
                {expira ? 'Revisar' : 'Ver'}
              </Button>
            )}
          />
        </>
      )}
    </>
  );
}

/** The verification queue. */
export const PaymentsPage: EarlyPage = () => (
  <Container>
    <Head title="Pagos" noindex />
    <PageHeader
      title="Pagos"
      text="Los pagos que esperan por ti, lo que dice el banco y lo que se debe a los clientes."
      actions={
        <Button component={Link} to={paths.adminStatements()} variant="contained">
          Conciliar con el banco
        </Button>
      }
    />
    <QueueView />
  </Container>
);
PaymentsPage.early = {
  role: 'admin',
  ask: (cache, { search }) => void cache.prefetchQuery(queueQuery(QUEUE_FILTERS.read(search))),
};
