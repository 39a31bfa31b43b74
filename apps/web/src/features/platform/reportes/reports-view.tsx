import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { REPORT_MESSAGES } from '@tuerca/contracts/platform/reportes/messages';
import { useAccountName } from '@/entities/admin/account.queries';
import { Head } from '@/lib/head';
import { paths } from '@/lib/paths';
import { useAddressFilters } from '@/lib/use-address-filters';
import { DataTable } from '@/ui/data-table/data-table';
import { EmptyState } from '@/ui/empty-state';
import { ExportButton } from '@/ui/export-button';
import { FilterSelect } from '@/ui/filter-select';
import { FlagOutlined } from '@/ui/icons/flag-outlined';
import { ListFilters } from '@/ui/list-filters';
import { NothingFound } from '@/ui/nothing-found';
import { PageHeader } from '@/ui/page-header';
import { readReportsFile, reportsQuery } from './admin-reports.queries';
import { REPORT_COLUMNS } from './report-columns';
import { REPORT_ESTADO_OPTIONS, OBJETO_OPTIONS, REPORT_FILTERS } from './report-filters';

/** The queue of what people reported: what waits longest first. Filters and page live in the address. */
function ReportsView() {
  const { filters, change, clear, hrefOf } = useAddressFilters(REPORT_FILTERS);
  const query = useQuery(reportsQuery(filters));
  const author = useAccountName(filters.autor);
  const applied = REPORT_FILTERS.applied(filters, { autor: author && `Contra ${author}` });
  const counts = query.data?.cuentas;
  return (
    <>
      <PageHeader
        title="Reportes"
        text="Lo que la gente nos pide revisar. Primero lo que más espera."
        actions={
          <ExportButton
            read={() => readReportsFile(filters)}
            fileName={'Reportes.csv'}
            words={{ done: REPORT_MESSAGES.exported, failed: REPORT_MESSAGES.exportFailed }}
          />
        }
      />
      <ListFilters
        search={{
          place: 'En los reportes',
          placeholder: 'Tienda, producto, número o palabras',
          value: filters.q,
          maxLength: 60,
          onChange: (q, typing) => change({ q }, typing),
        }}
        columns={4}
        applied={applied}
        onRemove={change}
        onClear={clear}
      >
        <FilterSelect
          id="estado"
          label="Estado"
          value={filters.estado}
          options={REPORT_ESTADO_OPTIONS}
          onChange={(estado) => change({ estado }, true)}
        />
        <FilterSelect
          id="objeto"
          label="Qué se reportó"
          value={filters.objeto}
          options={OBJETO_OPTIONS}
          onChange={(objeto) => change({ objeto }, true)}
        />
      </ListFilters>
      {!!counts?.apelados && !filters.apelados && (
        <Button sx={{ mb: 1 }} onClick={() => change({ apelados: true })}>
          Con respuesta del autor ({counts.apelados})
        </Button>
      )}
      <DataTable
        label="Reportes"
        noun={['caso', 'casos']}
        columns={REPORT_COLUMNS}
        cardsBelow={900}
        query={query}
        keyOf={({ _id }) => _id}
        nameOf={({ titulo }) => titulo}
        page={filters.page}
        hrefOf={hrefOf}
        error={REPORT_MESSAGES.listFailed}
        empty={
          applied.length ? (
            <NothingFound
              title="No encontramos reportes con esos filtros"
              text="Prueba con otro estado u otras palabras."
              onClear={clear}
            />
          ) : (
            <EmptyState
              icon={<FlagOutlined sx={{ fontSize: 34 }} />}
              title="No hay reportes por revisar"
              text="Cuando alguien reporte algo, aparece aquí con lo que dijo y lo que se reportó."
            />
          )
        }
        buttons={({ _id, titulo }) => (
          <Button
            size="small"
            variant="outlined"
            component={Link}
            to={paths.adminReport(_id)}
            aria-label={`Revisar: ${titulo}`}
          >
            Revisar
          </Button>
        )}
      />
    </>
  );
}

/** Reportes, of the administrators' office. */
export const ReportsPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Reportes" noindex />
    <ReportsView />
  </Container>
);
