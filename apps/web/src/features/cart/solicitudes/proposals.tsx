import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { SOLICITUD_MESSAGES } from '@tuerca/contracts/cart/solicitudes/messages';
import type { Propuesta, Solicitud } from '@tuerca/contracts/cart/solicitudes/schemas';
import { ProposalCard, ProposalGrid } from '@/entities/cart/solicitudes/proposal-card';
import { WriteButton } from '@/entities/chats/chats/write-button';
import { ReportButton } from '@/entities/platform/reportes/report-button';
import { notify } from '@/lib/notify';
import { FilterSelect } from '@/ui/filter-select';
import { LoadingButton } from '@/ui/loading-button';
import { useAcceptProposal } from './solicitudes.queries';

const NEAR = { ciudad: 0, estado: 1, pais: 2 } as const;
const ORDERS = {
  precio: (a: Propuesta, b: Propuesta) => a.precio - b.precio,
  entrega: (a: Propuesta, b: Propuesta) => a.diasEntrega - b.diasEntrega || a.precio - b.precio,
  cercania: (a: Propuesta, b: Propuesta) => NEAR[a.cercania] - NEAR[b.cercania] || a.precio - b.precio,
  valoracion: (a: Propuesta, b: Propuesta) => b.tienda.valoracionPromedio - a.tienda.valoracionPromedio,
} as const;
type Order = keyof typeof ORDERS;
const ORDER_OPTIONS: { value: Order; label: string }[] = [
  { value: 'precio', label: 'Menor precio' },
  { value: 'entrega', label: 'Más rápida' },
  { value: 'cercania', label: 'Más cerca' },
  { value: 'valoracion', label: 'Mejor valorada' },
];
const RANK = { aceptada: 0, enviada: 1, cerrada: 2, vencida: 2, retirada: 3 } as const;

/** Every proposal side by side: what can be accepted first, in the order that is chosen. */
export function Proposals({ solicitud }: { solicitud: Solicitud }) {
  const [order, setOrder] = useState<Order>('precio');
  const [chosen, setChosen] = useState<string | null>(null);
  const accept = useAcceptProposal(solicitud._id);
  const sorted = [...solicitud.propuestas].sort((a, b) => RANK[a.estado] - RANK[b.estado] || ORDERS[order](a, b));
  const take = (propuestaId: string) => {
    setChosen(propuestaId);
    accept
      .run(propuestaId)
      .then(
        () => notify.ok(SOLICITUD_MESSAGES.accepted),
        (error: unknown) => notify.failure(error, SOLICITUD_MESSAGES.saveFailed),
      )
      .finally(() => setChosen(null));
  };
  return (
    <Box component="section" aria-label="Propuestas" sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'end', justifyContent: 'space-between' }}>
        <Typography variant="h3" component="h2">
          Propuestas
        </Typography>
        {sorted.length > 1 && (
          <Box sx={{ minWidth: 200 }}>
            <FilterSelect id="orden" label="Ordenar por" value={order} options={ORDER_OPTIONS} onChange={setOrder} />
          </Box>
        )}
      </Box>
      <ProposalGrid>
        {sorted.map((propuesta) => (
          <ProposalCard
            key={propuesta._id}
            propuesta={propuesta}
            actions={
              <>
                {propuesta.estado === 'enviada' && solicitud.estado === 'abierta' && (
                  <LoadingButton
                    loading={chosen === propuesta._id}
                    loadingText="Aceptando..."
                    disabled={chosen !== null}
                    onClick={() => take(propuesta._id)}
                    aria-label={`Aceptar la propuesta de ${propuesta.tienda.nombreTienda}`}
                  >
                    Aceptar
                  </LoadingButton>
                )}
                <WriteButton
                  usuarioId={propuesta.tienda._id}
                  contexto={{ tipo: 'solicitud', id: solicitud._id }}
                  label="Preguntar"
                  name={propuesta.tienda.nombreTienda}
                />
                <ReportButton
                  objeto="propuesta"
                  objetoId={propuesta._id}
                  what={`la propuesta de ${propuesta.tienda.nombreTienda}`}
                />
              </>
            }
          />
        ))}
      </ProposalGrid>
    </Box>
  );
}
