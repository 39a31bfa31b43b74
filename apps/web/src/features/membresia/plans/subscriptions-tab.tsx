import { useState } from 'react';
import { REQUEST_MESSAGES } from '@tuerca/contracts/kernel/messages';
import { MEMBRESIA_MESSAGES } from '@tuerca/contracts/membresia/messages';
import type { Suscripcion } from '@tuerca/contracts/membresia/schemas';
import { useAddressFilters } from '@/lib/use-address-filters';
import { FilterSelect } from '@/ui/filter-select';
import { GroupsOutlined } from '@/ui/icons/groups-outlined';
import { OfficeList } from '@/ui/office-list';
import { onDemand } from '@/ui/on-demand';
import { EXPIRY_OPTIONS, PLAN_ROLE_OPTIONS, SUBSCRIPTION_FILTERS, SUSCRIPCION_ESTADO_OPTIONS } from './filters';
import { readSubscriptionsFile, useSubscriptions } from './memberships.queries';
import { SUBSCRIPTION_COLUMNS } from './subscription-columns';

const LevelDialog = onDemand(async () => (await import('./level-dialog')).LevelDialog);

type Open = { cancel: boolean; suscripcion: Suscripcion } | null;

/** Subscriptions by state, role and words; changing a level and cancelling. */
export function SubscriptionsTab() {
  const address = useAddressFilters(SUBSCRIPTION_FILTERS);
  const { filters, change } = address;
  const [open, setOpen] = useState<Open>(null);
  return (
    <OfficeList
      bare
      address={address}
      title="Suscripciones"
      file={{
        read: readSubscriptionsFile,
        name: 'Suscripciones.csv',
        words: { failed: REQUEST_MESSAGES.exportFailed },
      }}
      bar={{
        search: { name: 'search', place: 'En las suscripciones', placeholder: 'Nombre o correo', maxLength: 80 },
        columns: 5,
        choices: [
          { name: 'estado', label: 'Estado', options: SUSCRIPCION_ESTADO_OPTIONS },
          { name: 'rol', label: 'Tipo de cuenta', options: PLAN_ROLE_OPTIONS },
        ],
        more: (
          <FilterSelect
            id="vence"
            label="Vencimiento"
            value={filters.porVencer ? 'pronto' : 'all'}
            options={EXPIRY_OPTIONS}
            onChange={(value) => change({ porVencer: value === 'pronto' }, true)}
          />
        ),
      }}
      noun={['suscripción', 'suscripciones']}
      columns={SUBSCRIPTION_COLUMNS}
      cardsBelow={860}
      query={useSubscriptions(filters)}
      nameOf={({ usuario }) => `la suscripción de ${usuario.nombre}`}
      error={MEMBRESIA_MESSAGES.subscriptionsFailed}
      menu={(suscripcion) =>
        suscripcion.estado === 'activa'
          ? [
              { label: 'Cambiar nivel', onSelect: () => setOpen({ cancel: false, suscripcion }) },
              { label: 'Cancelar suscripción', danger: true, onSelect: () => setOpen({ cancel: true, suscripcion }) },
            ]
          : []
      }
      none={{
        compact: true,
        icon: GroupsOutlined,
        title: 'Todavía no hay suscripciones activas',
        text: 'Cuando confirmes el primer pago, la suscripción aparece aquí.',
      }}
      nothing={{
        title: 'No encontramos suscripciones con esos filtros',
        text: 'Prueba con otro nombre u otro estado.',
      }}
    >
      {open && <LevelDialog {...open.suscripcion} cancel={open.cancel} onClose={() => setOpen(null)} />}
    </OfficeList>
  );
}
