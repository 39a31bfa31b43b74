import Button from '@mui/material/Button';
import { useState } from 'react';
import { MEMBRESIA_MESSAGES } from '@tuerca/contracts/membresia/messages';
import type { Suscripcion } from '@tuerca/contracts/membresia/schemas';
import { BANK_RESULT_LABELS } from '@tuerca/contracts/payments/payments/messages';
import { bs, ref, shortDate } from '@/lib/format';
import { useAddressFilters } from '@/lib/use-address-filters';
import { ConfirmAction } from '@/ui/confirm-action';
import { TaskAltRounded } from '@/ui/icons/task-alt-rounded';
import { OfficeList } from '@/ui/office-list';
import { onDemand } from '@/ui/on-demand';
import { SUBSCRIPTION_FILTERS } from './filters';
import { useConfirmRequest, useSubscriptions } from './memberships.queries';
import { REQUEST_COLUMNS } from './subscription-columns';

const RejectDialog = onDemand(async () => (await import('./reject-dialog')).RejectSubscriptionDialog);

type Open = { dialog: 'confirm' | 'reject'; suscripcion: Suscripcion } | null;

/** Requests whose payment waits for an answer. */
export function RequestsTab() {
  const address = useAddressFilters(SUBSCRIPTION_FILTERS);
  const query = useSubscriptions({
    page: address.filters.page,
    search: '',
    rol: 'all',
    estado: 'pendiente',
    nivel: '',
    porVencer: false,
  });
  const [open, setOpen] = useState<Open>(null);
  const confirm = useConfirmRequest();
  const close = () => setOpen(null);
  return (
    <OfficeList
      bare
      address={address}
      title="Solicitudes por confirmar"
      noun={['solicitud', 'solicitudes']}
      columns={REQUEST_COLUMNS}
      cardsBelow={820}
      query={query}
      nameOf={({ usuario }) => `la solicitud de ${usuario.nombre}`}
      error={MEMBRESIA_MESSAGES.subscriptionsFailed}
      none={{
        compact: true,
        icon: TaskAltRounded,
        title: 'Nada por confirmar',
        text: 'Cuando una tienda o un taller pague un plan, su solicitud aparece aquí.',
      }}
      buttons={(suscripcion) => (
        <>
          <Button
            size="small"
            variant="contained"
            onClick={() => setOpen({ dialog: 'confirm', suscripcion })}
            aria-label={`Confirmar el pago de ${suscripcion.usuario.nombre}`}
          >
            Confirmar
          </Button>
          <Button
            size="small"
            color="error"
            onClick={() => setOpen({ dialog: 'reject', suscripcion })}
            aria-label={`Rechazar el pago de ${suscripcion.usuario.nombre}`}
          >
            Rechazar
          </Button>
        </>
      )}
    >
      {open?.dialog === 'confirm' && (
        <ConfirmAction
          title={`¿Confirmar el plan ${open.suscripcion.membresia.nombre}?`}
          confirm="Sí, el pago llegó"
          danger={false}
          run={() => confirm.mutateAsync(open.suscripcion._id)}
          done={MEMBRESIA_MESSAGES.confirmed}
          error={MEMBRESIA_MESSAGES.changeFailed}
          onClose={close}
        >
          {open.suscripcion.pago &&
            `${open.suscripcion.usuario.nombre} pagó ${bs(open.suscripcion.pago.monto)} (${ref(open.suscripcion.precio)}) desde ${open.suscripcion.pago.nombreBanco} el ${shortDate(open.suscripcion.pago.fecha)}, referencia ${open.suscripcion.pago.referencia}. ${open.suscripcion.resultadoPago ? `El banco dice: ${BANK_RESULT_LABELS[open.suscripcion.resultadoPago].toLowerCase()}.` : 'El banco no ha respondido aún.'}`}
        </ConfirmAction>
      )}
      {open?.dialog === 'reject' && <RejectDialog suscripcion={open.suscripcion} onClose={close} />}
    </OfficeList>
  );
}
