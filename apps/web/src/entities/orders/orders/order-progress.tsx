import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { Pedido } from '@tuerca/contracts/orders/orders/schemas';
import { orderStepName } from '@tuerca/contracts/orders/orders/standing';
import { type EstadoPedido, PEDIDO_PROGRESS } from '@tuerca/contracts/orders/orders/states';
import { dayAndMonth } from '@/lib/format';
import { CheckRounded } from '@/ui/icons/check-rounded';

const STEPS: readonly EstadoPedido[] = ['pendiente', 'procesando', 'enviado', 'entregado'];
/** States of an order that is paid at the counter: it waits there, and is handed over on payment. */
const CASH_STEPS: readonly EstadoPedido[] = ['pendiente', 'entregado'];
type Way = Pick<Pedido, 'tipoEntrega' | 'metodoPago'>;

/** Progress of an order: 0, 33, 66 or 100 %; renders nothing for a cancelled one. */
export function OrderProgress({ pedido }: { pedido: Way & Pick<Pedido, 'estado' | 'historialEstados'> }) {
  const { estado, historialEstados } = pedido;
  if (estado === 'cancelado') return null;
  const percent = PEDIDO_PROGRESS[estado];
  const steps = pedido.metodoPago === 'efectivo' ? CASH_STEPS : STEPS;
  const now = steps.indexOf(estado);
  return (
    <Box>
      <LinearProgress
        variant="determinate"
        // A meter: it shows a state, not a running task.
        role="meter"
        value={percent}
        aria-label="Avance del pedido"
        aria-valuetext={`${orderStepName({ estado }, pedido)}, ${percent} %`}
        color={estado === 'entregado' ? 'success' : 'primary'}
        sx={{ height: 8, borderRadius: 999, mb: 1.5 }}
      />
      <Box
        component="ol"
        aria-label="Pasos del pedido"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          // On a phone each column is as wide as its word: a fourth of 256 px is less than its longest one.
          gridTemplateColumns: {
            xs: `repeat(${steps.length}, auto)`,
            sm: `repeat(${steps.length}, minmax(0, 1fr))`,
          },
          justifyContent: { xs: 'space-between', sm: 'normal' },
          gap: 1,
        }}
      >
        {steps.map((step, i) => {
          const entry = historialEstados.find((one) => one.estado === step);
          return (
            <Box
              component="li"
              key={step}
              aria-current={i === now ? 'step' : undefined}
              sx={{
                textAlign: i === 0 ? 'left' : i === steps.length - 1 ? 'right' : 'center',
                minWidth: 0,
              }}
            >
              <Typography
                variant="body2"
                sx={{
                  fontWeight: i === now ? 700 : 500,
                  fontSize: { xs: '0.75rem', sm: '0.875rem' },
                  color: i <= now ? 'text.primary' : 'text.secondary',
                }}
              >
                {i < now && (
                  <CheckRounded
                    aria-hidden
                    sx={{
                      display: { xs: 'none', sm: 'inline-block' },
                      fontSize: 16,
                      verticalAlign: '-3px',
                      color: 'success.main',
                      mr: 0.25,
                    }}
                  />
                )}
                {orderStepName({ estado: step }, pedido)}
              </Typography>
              {i <= now && entry && (
                <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                  {dayAndMonth(entry.fecha)}
                </Typography>
              )}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
