import { useState } from 'react';
import { REQUEST_MESSAGES } from '@tuerca/contracts/kernel/messages';
import { MEMBRESIA_MESSAGES } from '@tuerca/contracts/membresia/messages';
import type { Suscripcion } from '@tuerca/contracts/membresia/schemas';
import { useAddressFilters } from '@/lib/use-address-filters';
import { DataTable } from '@/ui/data-table/data-table';
import { EmptyState } from '@/ui/empty-state';
import { ExportButton } from '@/ui/export-button';
import { FilterSelect } from '@/ui/filter-select';
import { GroupsOutlined } from '@/ui/icons/groups-outlined';
import { ListFilters } from '@/ui/list-filters';
import { NothingFound } from '@/ui/nothing-found';
import { onDemand } from '@/ui/on-demand';
import { SUSCRIPCION_ESTADO_OPTIONS, EXPIRY_OPTIONS, PLAN_ROLE_OPTIONS, SUBSCRIPTION_FILTERS } from './filters';
import { readSubscriptionsFile, useSubscriptions } from './memberships.queries';
import { SUBSCRIPTION_COLUMNS } from './subscription-columns';

const LevelDialog = onDemand(async () => (await import('./level-dialog')).LevelDialog);

type Open = { cancel: boolean; suscripcion: Suscripcion } | null;

/** Subscriptions by state, role and words; changing a level and cancelling. */
export function SubscriptionsTab() {
  const { filters, change, clear, hrefOf } = useAddressFilters(SUBSCRIPTION_FILTERS);
  const query = useSubscriptions(filters);
  const [open, setOpen] = useState<Open>(null);
  const applied = SUBSCRIPTION_FILTERS.applied(filters);
  return (
    <>
      <ListFilters
        search={{
          place: 'En las suscripciones',
          placeholder: 'Nombre o correo',
          value: filters.search,
          maxLength: 80,
          onChange: (search, typing) => change({ search }, typing),
        }}
        columns={5}
        tools={
          <ExportButton
            read={() => readSubscriptionsFile(filters)}
            fileName="Suscripciones.csv"
            words={{ failed: REQUEST_MESSAGES.exportFailed }}
          />
        }
        applied={applied}
        onRemove={change}
        onClear={clear}
      >
        <FilterSelect
          id="estado"
          label="Estado"
          value={filters.estado}
          options={SUSCRIPCION_ESTADO_OPTIONS}
          onChange={(estado) => change({ estado }, true)}
        />
        <FilterSelect
          id="rol"
          label="Tipo de cuenta"
          value={filters.rol}
          options={PLAN_ROLE_OPTIONS}
          onChange={(rol) => change({ rol }, true)}
        />
        <FilterSelect
          id="vence"
          label="Vencimiento"
          value={filters.porVencer ? 'pronto' : 'all'}
          options={EXPIRY_OPTIONS}
          onChange={(value) => change({ porVencer: value === 'pronto' }, true)}
        />
      </ListFilters>
      <DataTable
        label="Suscripciones"
        noun={['suscripción', 'suscripciones']}
        columns={SUBSCRIPTION_COLUMNS}
        cardsBelow={860}
        query={query}
        keyOf={({ _id }) => _id}
        nameOf={({ usuario }) => `la suscripción de ${usuario.nombre}`}
        page={filters.page}
        hrefOf={hrefOf}
        error={MEMBRESIA_MESSAGES.subscriptionsFailed}
        menu={(suscripcion) =>
          suscripcion.estado === 'activa'
            ? [
                { label: 'Cambiar nivel', onSelect: () => setOpen({ cancel: false, suscripcion }) },
                { label: 'Cancelar suscripción', danger: true, onSelect: () => setOpen({ cancel: true, suscripcion }) },
              ]
            : []
        }
        empty={
          applied.length ? (
            <NothingFound
              title="No encontramos suscripciones con esos filtros"
              text="Prueba con otro nombre u otro estado."
              onClear={clear}
            />
          ) : (
            <EmptyState
              compact
              icon={<GroupsOutlined sx={{ fontSize: 34 }} />}
              title="Todavía no hay suscripciones activas"
              text="Cuando confirmes el primer pago, la suscripción aparece aquí."
            />
          )
        }
      />
      {open && <LevelDialog {...open.suscripcion} cancel={open.cancel} onClose={() => setOpen(null)} />}
    </>
  );
}
