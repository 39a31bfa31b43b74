import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { MEMBRESIA_MESSAGES } from '@tuerca/contracts/membresia/messages';
import type { MiPlan, PlanOfrecido } from '@tuerca/contracts/membresia/schemas';
import { PlanCard, planGrid } from '@/entities/membresia/plan-card';
import { plural } from '@/lib/format';
import { ConfirmAction } from '@/ui/confirm-action';
import { onDemand } from '@/ui/on-demand';
import { StatusChip } from '@/ui/status-chip';
import { useEarnPlan } from './my-plan.queries';

const PayDialog = onDemand(async () => (await import('./pay-dialog')).PayDialog);

type Open = { dialog: 'pay' | 'earn'; plan: PlanOfrecido } | null;

/** Text on the earned progress towards a plan. */
function earnedProgress(
  { serviciosRequeridos: required }: PlanOfrecido,
  { meritos: { saldo } }: MiPlan,
): string | null {
  if (!required) return null;
  const services = plural(required, 'servicio completado', 'servicios completados');
  return saldo >= required
    ? `Lo puedes tomar sin pagar: usa ${services} de los ${saldo} que tienes.`
    : `O gratis con ${services}: llevas ${saldo}.`;
}

/** Plans for my kind of business: paying for one, renewing mine, taking one that I have earned. */
export function PlanChoice({ mine }: { mine: MiPlan }) {
  const [open, setOpen] = useState<Open>(null);
  const earn = useEarnPlan();
  const close = () => setOpen(null);
  const { destinatario, suscripcion, solicitud } = mine;
  const actionsOf = (plan: PlanOfrecido) => {
    const present = plan.codigo === mine.plan.codigo;
    if (plan.basico || (present && !suscripcion?.fechaFin)) return null;
    const earned = plan.serviciosRequeridos > 0 && mine.meritos.saldo >= plan.serviciosRequeridos;
    return (
      <>
        <Button
          variant={plan.destacado || present ? 'contained' : 'outlined'}
          disabled={!!solicitud || !destinatario || plan.precio === 0}
          onClick={() => setOpen({ dialog: 'pay', plan })}
        >
          {present ? 'Renovar' : `Elegir ${plan.nombre}`}
        </Button>
        {earned && (
          <Button onClick={() => setOpen({ dialog: 'earn', plan })} aria-label={`Tomar ${plan.nombre} sin pagar`}>
            Tomar sin pagar
          </Button>
        )}
      </>
    );
  };
  return (
    <>
      <Box sx={planGrid}>
        {mine.planes.map((plan) => (
          <PlanCard
            key={plan.codigo}
            plan={plan}
            marks={plan.codigo === mine.plan.codigo && <StatusChip label="Tu plan" tone="success" />}
            actions={actionsOf(plan)}
          >
            {earnedProgress(plan, mine) && (
              <Typography variant="body2" sx={{ fontWeight: 600 }}>
                {earnedProgress(plan, mine)}
              </Typography>
            )}
          </PlanCard>
        ))}
      </Box>
      {open?.dialog === 'pay' && destinatario && (
        <PayDialog
          plan={open.plan}
          tasa={mine.tasa}
          destinatario={destinatario}
          renews={open.plan.codigo === mine.plan.codigo}
          onClose={close}
        />
      )}
      {open?.dialog === 'earn' && (
        <ConfirmAction
          title={`¿Tomar el plan ${open.plan.nombre} sin pagar?`}
          confirm="Sí, tomarlo"
          run={() => earn.mutateAsync(open.plan.codigo)}
          done={MEMBRESIA_MESSAGES.earned}
          error={MEMBRESIA_MESSAGES.myPlanChangeFailed}
          onClose={close}
        >
          Se descuentan {plural(open.plan.serviciosRequeridos, 'servicio completado', 'servicios completados')} de los
          tuyos. Comienza ahora mismo.
        </ConfirmAction>
      )}
    </>
  );
}
