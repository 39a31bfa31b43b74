import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { PRODUCT_MESSAGES } from '@tuerca/contracts/products/products/messages';
import { SERVICE_MESSAGES } from '@tuerca/contracts/products/services/messages';
import type { Servicio } from '@tuerca/contracts/products/services/schemas';
import { serviceCategoryOptions } from '@/entities/products/services/category-options';
import { plural } from '@/lib/format';
import { Head } from '@/lib/head';
import { useAddressFilters } from '@/lib/use-address-filters';
import { useCatalogo } from '@/lib/use-catalogos';
import { AppliedChips } from '@/ui/applied-chips';
import { ConfirmAction } from '@/ui/confirm-action';
import { DataState } from '@/ui/data-state';
import { EmptyState } from '@/ui/empty-state';
import { AddRounded } from '@/ui/icons/add-rounded';
import { BuildOutlined } from '@/ui/icons/build-outlined';
import { TRY_WORD_OR_CATEGORY } from '@/ui/labels';
import { NothingFound } from '@/ui/nothing-found';
import { onDemand } from '@/ui/on-demand';
import { PageHeader } from '@/ui/page-header';
import { Pagination } from '@/ui/pagination';
import { PlainSelect } from '@/ui/plain-field';
import { SearchFilter } from '@/ui/search-filter';
import { OWN_SERVICE_FILTERS, type OwnServiceFilters } from './filters';
import { OwnServiceCard, ownServiceGrid, OwnServicesSkeleton } from './own-service-card';
import { useOwnServices, useRemoveService } from './own-services.queries';

const ServiceDialog = onDemand(async () => (await import('./service-dialog')).ServiceDialog);

interface FiltersProps {
  filters: OwnServiceFilters;
  change: (wanted: Partial<OwnServiceFilters>, replace?: boolean) => void;
}

const Filters = ({ filters, change }: FiltersProps) => (
  <Box sx={{ display: 'grid', gap: 2, mb: 2, gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) 260px' } }}>
    <SearchFilter
      name="q"
      label="Buscar"
      place="En mis servicios"
      placeholder={PRODUCT_MESSAGES.searchExample}
      value={filters.busqueda}
      onChange={(busqueda, typing) => change({ busqueda }, typing)}
    />
    <PlainSelect
      id="filtro-categoria"
      label="Categoría"
      value={filters.categoria}
      options={[
        ['', 'Todas las categorías'],
        ...useCatalogo(serviceCategoryOptions).map(({ value, label }) => [value, label] as const),
      ]}
      onChange={(categoria) => change({ categoria })}
    />
  </Box>
);

const Nothing = ({ filtered, onClear, onAdd }: { filtered: boolean; onClear: () => void; onAdd: () => void }) =>
  filtered ? (
    <NothingFound title={SERVICE_MESSAGES.empty} text={TRY_WORD_OR_CATEGORY} onClear={onClear} />
  ) : (
    <EmptyState
      icon={<BuildOutlined sx={{ fontSize: 34 }} />}
      title="Aún no publicas servicios"
      text="Agrega lo que haces, con su precio y su duración: así te encuentran y agendan contigo."
      action={
        <Button variant="contained" onClick={onAdd}>
          Agregar servicio
        </Button>
      }
    />
  );

/** My workshop's services: searched, added, changed and withdrawn. The filters are kept in the address. */
function OwnServicesView() {
  const { filters, change, clear, hrefOf } = useAddressFilters(OWN_SERVICE_FILTERS);
  const [editing, setEditing] = useState<Servicio | 'new' | null>(null);
  const [leaving, setLeaving] = useState<Servicio | null>(null);
  const query = useOwnServices(filters);
  const remove = useRemoveService();
  const applied = OWN_SERVICE_FILTERS.applied(filters);
  const add = () => setEditing('new');
  return (
    <>
      <PageHeader
        title="Servicios"
        text="Lo que ven los clientes cuando buscan taller."
        actions={
          <Button variant="contained" startIcon={<AddRounded />} onClick={add}>
            Agregar servicio
          </Button>
        }
      />
      <Filters filters={filters} change={change} />
      <AppliedChips applied={applied} onRemove={change} onClear={clear} />
      <DataState
        query={query}
        skeleton={<OwnServicesSkeleton />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<Nothing filtered={applied.length > 0} onClear={clear} onAdd={add} />}
        error={SERVICE_MESSAGES.ownLoadFailed}
      >
        {({ rows, total, totalPages }) => (
          <>
            <Typography variant="body2" role="status" sx={{ color: 'text.secondary', mb: 2 }}>
              {plural(total, 'servicio', 'servicios')}
            </Typography>
            <Box sx={ownServiceGrid}>
              {rows.map((servicio) => (
                <OwnServiceCard
                  key={servicio._id}
                  servicio={servicio}
                  onEdit={() => setEditing(servicio)}
                  onRemove={() => setLeaving(servicio)}
                />
              ))}
            </Box>
            <Pagination page={filters.page} totalPages={totalPages} hrefOf={hrefOf} />
          </>
        )}
      </DataState>
      {editing && <ServiceDialog servicio={editing === 'new' ? undefined : editing} onClose={() => setEditing(null)} />}
      {leaving && (
        <ConfirmAction
          title="¿Eliminar este servicio?"
          confirm="Eliminar"
          run={() => remove.mutateAsync(leaving._id)}
          done={SERVICE_MESSAGES.removed}
          error={SERVICE_MESSAGES.removeFailed}
          onClose={() => setLeaving(null)}
        >
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            «{leaving.nombre}» dejará de aparecer y nadie más podrá agendarlo. Las citas ya agendadas siguen en pie.
          </Typography>
        </ConfirmAction>
      )}
    </>
  );
}

/** Page 'Servicios' of the workshop's panel. */
export const OwnServicesPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Servicios" noindex />
    <OwnServicesView />
  </Container>
);
