import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ORDER_MESSAGES } from '@tuerca/contracts/orders/orders/messages';
import { DASHBOARD_MESSAGES } from '@tuerca/contracts/orders/store-dashboard/messages';
import type { Hoy, PedidoDeHoy } from '@tuerca/contracts/orders/store-dashboard/today';
import { OrderPapers } from '@/entities/orders/orders/order-papers';
import { plural } from '@/lib/format';
import { Head } from '@/lib/head';
import { notify } from '@/lib/notify';
import { useMayCall } from '@/lib/use-may-call';
import { DataState } from '@/ui/data-state';
import { SelectionBar } from '@/ui/data-table/selection-bar';
import { PageHeader } from '@/ui/page-header';
import { type Refusal, Refusals } from './refusals';
import { ScanToday } from './scan-today';
import { TODAY_CALLS, todayQuery, useMoveOrders } from './store-today.queries';
import { TodayOrders } from './today-orders';
import { TodayQuestions, TodayStock } from './today-rest';

type Target = 'en_preparacion' | 'enviado';
const DONE: Record<Target, readonly [string, string]> = {
  en_preparacion: ['pedido en preparación', 'pedidos en preparación'],
  enviado: ['pedido enviado', 'pedidos enviados'],
};
/** Label of the button when the next step is not allowed to the user's position. */
const LOOK = 'Ver pedido';
const idsIn = (filas: PedidoDeHoy[], chosen: ReadonlySet<string>) =>
  filas.filter(({ _id }) => chosen.has(_id)).map(({ _id }) => _id);

/** Takes a step for many orders; refused ones stay chosen, with their errors. */
function useStep(hoy: Hoy) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<Refusal[]>([]);
  const { mutateAsync, isPending } = useMoveOrders();
  const take = async (pedidos: string[], estado: Target) => {
    const numbers = new Map([...hoy.porPreparar.filas, ...hoy.porEnviar.filas].map(({ _id, numero }) => [_id, numero]));
    try {
      const results = await mutateAsync({ pedidos, estado });
      const done = results.filter(({ hecho }) => hecho);
      setChosen((before) => new Set([...before].filter((id) => !done.some(({ _id }) => _id === id))));
      setRefused(
        results
          .filter(({ hecho }) => !hecho)
          .map(({ _id, mensaje }) => ({ numero: numbers.get(_id) ?? '', mensaje: mensaje ?? '' })),
      );
      if (done.length) notify.ok(plural(done.length, ...DONE[estado]));
    } catch (error) {
      notify.failure(error, ORDER_MESSAGES.statusFailed);
    }
  };
  return { chosen, setChosen, refused, forget: () => setRefused([]), take, busy: isPending };
}

/** Dialog that ships an order, with its courier. */
export type SendSlot = (pedido: PedidoDeHoy, onClose: () => void) => ReactNode;

/** Groups of pending work, with the selection bar at the bottom. */
function Day({ hoy, send }: { hoy: Hoy; send: SendSlot }) {
  const [sending, setSending] = useState<PedidoDeHoy | null>(null);
  const { chosen, setChosen, refused, forget, take, busy } = useStep(hoy);
  const [toPrepare, toSend, toHandOver] = [hoy.porPreparar, hoy.porEnviar, hoy.porRetirar].map(({ filas }) =>
    idsIn(filas, chosen),
  ) as [string[], string[], string[]];
  const all = [...toPrepare, ...toSend, ...toHandOver];
  const may = useMayCall();
  const moves = may(TODAY_CALLS.move);
  const shared = { chosen, onChoose: setChosen, busy };
  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {refused.length > 0 && <Refusals refused={refused} onClose={forget} />}
      <TodayOrders
        {...shared}
        title="Por preparar"
        nothing="No hay pedidos por preparar."
        waiting={hoy.porPreparar}
        step={() => (moves ? 'Preparar' : LOOK)}
        asksMore={() => !moves}
        onStep={(pedidos) => void take(pedidos, 'en_preparacion')}
      />
      <TodayOrders
        {...shared}
        title="Por enviar"
        nothing="No hay pedidos por enviar."
        waiting={hoy.porEnviar}
        step={({ tipoEntrega }) => (!moves ? LOOK : tipoEntrega === 'retiro' ? 'Listo' : 'Enviar')}
        asksMore={({ tipoEntrega }) => !moves || tipoEntrega !== 'retiro'}
        onAsk={moves ? setSending : undefined}
        onStep={(pedidos) => void take(pedidos, 'enviado')}
      />
      {/* Nothing to say to a store that takes no cash. */}
      {hoy.porRetirar.total > 0 && (
        <TodayOrders
          {...shared}
          title="Pagan al retirar"
          nothing=""
          waiting={hoy.porRetirar}
          step={() => (may(TODAY_CALLS.collect) ? 'Cobrar' : LOOK)}
          asksMore={() => true}
          papers={may(TODAY_CALLS.labels)}
        />
      )}
      {may(TODAY_CALLS.answer) && <TodayQuestions waiting={hoy.porResponder} />}
      <TodayStock waiting={hoy.porAgotarse} />
      {all.length > 0 && (
        <Box
          sx={{
            position: 'sticky',
            // Above the phone's bottom bar with its five places.
            bottom: { xs: 'calc(var(--bottom-bar) + 8px + env(safe-area-inset-bottom))', md: 16 },
            zIndex: 2,
            bgcolor: 'background.paper',
            boxShadow: 3,
            borderRadius: 1,
            '& > div': { mb: 0 },
            // On a phone the bar has two rows.
            '& .MuiButton-root': { minHeight: 44, px: { xs: 0.75, sm: 2 } },
          }}
        >
          <SelectionBar count={all.length} onClear={() => setChosen(new Set())}>
            {toPrepare.length > 0 && (
              <Button variant="contained" loading={busy} onClick={() => void take(toPrepare, 'en_preparacion')}>
                Preparar {toPrepare.length}
              </Button>
            )}
            {toSend.length > 0 && (
              <Button variant="contained" loading={busy} onClick={() => void take(toSend, 'enviado')}>
                Enviar {toSend.length}
              </Button>
            )}
            <OrderPapers pedidos={all} short />
          </SelectionBar>
        </Box>
      )}
      {sending && send(sending, () => setSending(null))}
    </Box>
  );
}

/** A store's day: orders to prepare and to ship, questions to answer and products to restock. */
const StoreToday = ({ send }: { send: SendSlot }) => (
  <DataState
    query={useQuery(todayQuery)}
    error={DASHBOARD_MESSAGES.todayFailed}
    skeleton={[1, 2, 3].map((n) => (
      <Skeleton key={n} variant="rectangular" height={180} sx={{ mb: 2 }} />
    ))}
  >
    {(hoy) => <Day hoy={hoy} send={send} />}
  </DataState>
);

/** 'Hoy', of the store's panel. */
export const StoreTodayView = ({ send }: { send: SendSlot }) => (
  <Container sx={{ pb: 4 }}>
    <Head title="Hoy" noindex />
    <PageHeader title="Hoy" text="Lo que espera por ti, lo más urgente primero." actions={<ScanToday />} />
    <StoreToday send={send} />
  </Container>
);
