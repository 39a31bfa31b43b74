import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { OFERTA_MESSAGES } from '@tuerca/contracts/products/promotions/messages';
import type { Oferta } from '@tuerca/contracts/products/promotions/schemas';
import { notify } from '@/lib/notify';
import { useAddressFilters } from '@/lib/use-address-filters';
import { useNow } from '@/lib/use-now';
import { ConfirmAction } from '@/ui/confirm-action';
import { AddRounded } from '@/ui/icons/add-rounded';
import { LocalOfferOutlined } from '@/ui/icons/local-offer-outlined';
import { TRY_WORD_OR_STATE } from '@/ui/labels';
import { OfficeList } from '@/ui/office-list';
import { onDemand } from '@/ui/on-demand';
import { OFFER_FILTERS, STATUS_OPTIONS } from './filters';
import { OfferCard, offerGrid, OffersSkeleton } from './offer-card';
import { useOffers, useRemoveOffer, useToggleOffer } from './offers.queries';

const OfferDialog = onDemand(async () => (await import('./offer-dialog')).OfferDialog);

/** Ofertas, of the workshop's panel: searched, made, changed, switched on and off, removed. */
export function OffersPage() {
  const address = useAddressFilters(OFFER_FILTERS);
  const [editing, setEditing] = useState<Oferta | 'new' | null>(null);
  const [leaving, setLeaving] = useState<Oferta | null>(null);
  const now = useNow();
  const remove = useRemoveOffer();
  const toggle = useToggleOffer();
  const add = () => setEditing('new');
  const switchTo = (id: string, activa: boolean) =>
    toggle.mutate(
      { id, activa },
      {
        onSuccess: () => notify.ok(activa ? OFERTA_MESSAGES.activated : OFERTA_MESSAGES.deactivated),
        onError: (error) =>
          notify.failure(error, activa ? OFERTA_MESSAGES.activateFailed : OFERTA_MESSAGES.deactivateFailed),
      },
    );
  return (
    <OfficeList
      address={address}
      title="Ofertas"
      text="Descuentos de tus servicios, con o sin código."
      actions={
        <Button variant="contained" startIcon={<AddRounded />} onClick={add}>
          Nueva oferta
        </Button>
      }
      bar={{
        search: { name: 'search', place: 'En mis ofertas', placeholder: 'Nombre o código' },
        choices: [{ name: 'status', id: 'filtro-estado', label: 'Estado', options: STATUS_OPTIONS }],
        beside: 220,
      }}
      noun={['oferta', 'ofertas']}
      query={useOffers(address.filters)}
      skeleton={<OffersSkeleton />}
      cards={(rows) => (
        <Box sx={offerGrid}>
          {rows.map((oferta) => (
            <OfferCard
              key={oferta._id}
              oferta={oferta}
              now={now}
              busy={toggle.isPending && toggle.variables.id === oferta._id}
              onToggle={(activa) => switchTo(oferta._id, activa)}
              onEdit={() => setEditing(oferta)}
              onRemove={() => setLeaving(oferta)}
            />
          ))}
        </Box>
      )}
      none={{
        icon: LocalOfferOutlined,
        title: 'Aún no tienes ofertas',
        text: 'Crea un descuento para tus servicios: se ve en la página de tu taller y se aplica al agendar.',
        action: (
          <Button variant="contained" onClick={add}>
            Crear oferta
          </Button>
        ),
      }}
      nothing={{ title: OFERTA_MESSAGES.empty, text: TRY_WORD_OR_STATE }}
      error={OFERTA_MESSAGES.loadFailed}
    >
      {editing && (
        <OfferDialog oferta={editing === 'new' ? undefined : editing} now={now} onClose={() => setEditing(null)} />
      )}
      {leaving && (
        <ConfirmAction
          title="¿Eliminar esta oferta?"
          confirm="Eliminar"
          run={() => remove.mutateAsync(leaving._id)}
          done={OFERTA_MESSAGES.removed}
          error={OFERTA_MESSAGES.removeFailed}
          onClose={() => setLeaving(null)}
        >
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            «{leaving.nombre}» dejará de mostrarse y su código quedará libre. Los descuentos ya dados se mantienen.
          </Typography>
        </ConfirmAction>
      )}
    </OfficeList>
  );
}
