import Button from '@mui/material/Button';
import MuiTab from '@mui/material/Tab';
import MuiTabs from '@mui/material/Tabs';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { CONCEPTO_PAGO_LABELS, CONCEPTOS_PAGO, ofPaid } from '@tuerca/contracts/payments/payments/concepts';
import { METODO_LABELS, METODOS_PAGO } from '@tuerca/contracts/payments/payments/states';
import { bancos } from '@tuerca/contracts/platform/catalogos/bancos';
import type { EarlyPage } from '@/lib/early-data';
import { paths } from '@/lib/paths';
import { useAddressFilters } from '@/lib/use-address-filters';
import { OfficeList } from '@/ui/office-list';
import { OfficePage } from '@/ui/office-page';
import { RowLink } from '@/ui/row-link';
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
  { value: '' as const, label: 'Todo' },
  ...CONCEPTOS_PAGO.map((concepto) => ({ value: concepto, label: CONCEPTO_PAGO_LABELS[concepto] })),
];
const METHODS = [
  { value: '' as const, label: 'Todos' },
  ...METODOS_PAGO.map((metodo) => ({ value: metodo, label: METODO_LABELS[metodo] })),
];
const countOf = (count: number | undefined) =>
  count === undefined ? '' : count >= MAX_COUNT ? ' (10.000+)' : ` (${count})`;

/** The verification queue. */
export const PaymentsPage: EarlyPage = () => {
  const address = useAddressFilters(QUEUE_FILTERS);
  const { filters, change } = address;
  const query = useQuery(queueQuery(filters));
  const counts: Partial<Record<QueueTab, number>> = {
    ...query.data?.conteos,
    por_devolver: query.data?.porDevolver,
  };
  return (
    <OfficePage
      title="Pagos"
      text="Los pagos que esperan por ti, lo que dice el banco y lo que se debe a los clientes."
      actions={
        <Button component={Link} to={paths.adminStatements()} variant="contained">
          Conciliar con el banco
        </Button>
      }
    >
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
        <SaldosList address={address} />
      ) : (
        <OfficeList
          bare
          address={address}
          title="Pagos"
          file={{
            read: readQueueFile,
            name: `Pagos_${filters.grupo}.csv`,
            words: { failed: 'Error al exportar los pagos' },
          }}
          bar={{
            search: {
              name: 'search',
              place: 'En los pagos',
              placeholder: 'Compra, plan, referencia, pagador o cédula',
              maxLength: 60,
            },
            columns: 5,
            choices: [
              { name: 'concepto', label: 'Qué paga', options: CONCEPTS },
              { name: 'banco', label: 'Banco emisor', options: BANKS() },
              { name: 'metodo', label: 'Método', options: METHODS },
            ],
            more: <QueueMoreFilters filters={filters} onChange={change} />,
          }}
          noun={['pago', 'pagos']}
          columns={queueColumns}
          cardsBelow={QUEUE_WIDTH}
          query={query}
          nameOf={(pago) => `el pago ${ofPaid(pago)}`}
          error="Error al cargar los pagos"
          none={{ title: 'No hay pagos aquí', text: 'Cuando llegue alguno lo verás sin recargar la página.' }}
          nothing={{
            title: 'No encontramos pagos con esos filtros',
            text: 'Prueba con otra referencia u otro banco.',
          }}
          buttons={({ _id, expira, ...paid }) => {
            const verb = expira ? 'Revisar' : 'Ver';
            return (
              <RowLink
                to={paths.adminPayment(_id)}
                name={`${verb}: pago ${ofPaid(paid)}`}
                variant={expira ? 'contained' : 'outlined'}
              >
                {verb}
              </RowLink>
            );
          }}
        />
      )}
    </OfficePage>
  );
};
PaymentsPage.early = {
  role: 'admin',
  ask: (cache, { search }) => void cache.prefetchQuery(queueQuery(QUEUE_FILTERS.read(search))),
};
