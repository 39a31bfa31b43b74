import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { PRODUCT_MESSAGES } from '@tuerca/contracts/products/products/messages';
import { SERVICE_MESSAGES } from '@tuerca/contracts/products/services/messages';
import type { Servicio } from '@tuerca/contracts/products/services/schemas';
import { serviceCategoryOptions } from '@/entities/products/services/category-options';
import { useAddressFilters } from '@/lib/use-address-filters';
import { useCatalogo } from '@/lib/use-catalogos';
import { ConfirmAction } from '@/ui/confirm-action';
import { AddRounded } from '@/ui/icons/add-rounded';
import { BuildOutlined } from '@/ui/icons/build-outlined';
import { TRY_WORD_OR_CATEGORY } from '@/ui/labels';
import { OfficeList } from '@/ui/office-list';
import { onDemand } from '@/ui/on-demand';
import { OWN_SERVICE_FILTERS } from './filters';
import { OwnServiceCard, ownServiceGrid, OwnServicesSkeleton } from './own-service-card';
import { useOwnServices, useRemoveService } from './own-services.queries';

const ServiceDialog = onDemand(async () => (await import('./service-dialog')).ServiceDialog);

/** Page 'Servicios' of the workshop's panel: searched, added, changed and withdrawn. */
export function OwnServicesPage() {
  const address = useAddressFilters(OWN_SERVICE_FILTERS);
  const [editing, setEditing] = useState<Servicio | 'new' | null>(null);
  const [leaving, setLeaving] = useState<Servicio | null>(null);
  const categories = useCatalogo(serviceCategoryOptions);
  const remove = useRemoveService();
  const add = () => setEditing('new');
  return (
    <OfficeList
      address={address}
      title="Servicios"
      text="Lo que ven los clientes cuando buscan taller."
      actions={
        <Button variant="contained" startIcon={<AddRounded />} onClick={add}>
          Agregar servicio
        </Button>
      }
      bar={{
        search: { name: 'busqueda', place: 'En mis servicios', placeholder: PRODUCT_MESSAGES.searchExample },
        choices: [
          {
            name: 'categoria',
            id: 'filtro-categoria',
            label: 'Categoría',
            options: [{ value: '', label: 'Todas las categorías' }, ...categories],
          },
        ],
        beside: 260,
      }}
      noun={['servicio', 'servicios']}
      query={useOwnServices(address.filters)}
      skeleton={<OwnServicesSkeleton />}
      cards={(rows) => (
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
      )}
      none={{
        icon: BuildOutlined,
        title: 'Aún no publicas servicios',
        text: 'Agrega lo que haces, con su precio y su duración: así te encuentran y agendan contigo.',
        action: (
          <Button variant="contained" onClick={add}>
            Agregar servicio
          </Button>
        ),
      }}
      nothing={{ title: SERVICE_MESSAGES.empty, text: TRY_WORD_OR_CATEGORY }}
      error={SERVICE_MESSAGES.ownLoadFailed}
    >
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
    </OfficeList>
  );
}
